import { element, notice } from '../element.ts';
import { addressOf } from '../route.ts';
import type { ViewContent } from './view.ts';

/** What a shopper's own view shows to visitors who are not signed in: a link that comes back to this address. */
export function signInPrompt(title: string, purpose: string): ViewContent {
  const back = new URLSearchParams({ back: window.location.hash });
  const link = element('a', { href: addressOf('sign-in', '', back) }, 'Sign in');
  return { title, content: [element('h1', {}, title), notice('plain', link, ` ${purpose}`)] };
}
