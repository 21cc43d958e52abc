import { StorefrontError } from '@storefront/client';
import { html } from 'lit-html';
import { faultText } from '../fault-text.ts';
import { type Content, notice } from '../template.ts';
import type { ViewContent } from './view-content.ts';

/** What takes the place of a view that cannot be shown, with a button to try again if that can help. */
export function apology(fault: unknown, retry: () => void): ViewContent {
  if (fault instanceof StorefrontError && fault.failure.kind === 'api' && fault.failure.status === 404) return notFound();
  const words = fault instanceof StorefrontError ? faultText(fault) : 'The store is currently unavailable. Please try again shortly.';
  const button = html`<p><button type="button" class="btn btn-warning" @click=${retry}>Try again</button></p>`;
  return content('Something went wrong', words, button);
}

/** What takes the place of a view that does not exist. */
export const notFound = (): ViewContent => content('Not found', 'We could not find that. It may no longer be available.', null);

const content = (title: string, words: string, button: Content): ViewContent => ({
  title,
  content: html`
    <h1>${title}</h1>
    ${notice('danger', words)} ${button}
    <p><a href="#/products">Back to all products</a></p>`,
});
