import { html } from 'lit-html';
import { signInAddress } from '../route.ts';
import { notice } from '../template.ts';
import type { ViewContent } from './view-content.ts';

/** What a shopper's own view shows to visitors who are not signed in: a link that comes back to this address. */
export function signInPrompt(title: string, purpose: string): ViewContent {
  const address = signInAddress(`/${window.location.hash}`);
  return { title, content: html`<h1>${title}</h1>${notice('light', html`<a href=${address}>Sign in</a>`, ` ${purpose}`)}` };
}
