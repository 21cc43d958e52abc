import { type Schemas, StorefrontError } from '@storefront/client';
import { html } from 'lit-html';
import { errorText } from '../error-text.ts';
import { addressOf, type Route, signInAddress } from '../route.ts';
import type { Store } from '../store.ts';
import { type Content, notice } from '../template.ts';

/** The store's categories and tags. */
export interface Navigation {
  readonly categories: readonly Schemas['Category'][];
  readonly tagGroups: readonly Schemas['TagGroup'][];
}

/** The parameters of every view: the store's navigation, the shopper, and the current address. */
export interface ViewContext extends Navigation {
  readonly store: Store;
  readonly route: Route;
  readonly go: (address: string) => void;
}

interface ViewContent {
  readonly title: string;
  readonly content: Content;
}

/** Loads and renders a view. */
export type View = (context: ViewContext) => Promise<ViewContent>;

/** A note that the starter has what a visitor may look for in a view. */
export const starterNote = (what: string): Content => html`
  <p class="small text-body-secondary mt-3 mb-0">${what} in the <a href=${addressOf('starter')}>starter</a>.</p>`;

/** A shopper's own view for visitors who are not signed in: a link that comes back to this address. */
export function signInPrompt(title: string, purpose: string): ViewContent {
  const address = signInAddress(window.location.hash);
  return { title, content: html`<h1>${title}</h1>${notice('light', html`<a href=${address}>Sign in</a>`, ` ${purpose}`)}` };
}

/** Replaces a view that cannot be shown, with a button to try again if that can help. */
export function apology(error: unknown, retry: () => void): ViewContent {
  if (error instanceof StorefrontError && error.failure.kind === 'api' && error.failure.status === 404) return notFound();
  const words = error instanceof StorefrontError ? errorText(error) : 'The store is currently unavailable. Please try again shortly.';
  const button = html`<p><button type="button" class="btn btn-warning" @click=${retry}>Try again</button></p>`;
  return withoutView('Something went wrong', words, button);
}

/** Replaces a view that does not exist. */
export const notFound = (): ViewContent => withoutView('Not found', 'We could not find that. It may no longer be available.', null);

const withoutView = (title: string, words: string, button: Content): ViewContent => ({
  title,
  content: html`
    <h1>${title}</h1>
    ${notice('danger', words)} ${button}
    <p><a href="#/products">Back to all products</a></p>`,
});
