import { StorefrontError } from '@storefront/client';
import { element, notice } from '../element.ts';
import { faultText } from '../fault-text.ts';
import type { ViewContent } from './view.ts';

/** What takes the place of a view that cannot be shown, with a button to try again if that can help. */
export function apology(fault: unknown, retry: () => void): ViewContent {
  if (fault instanceof StorefrontError && fault.failure.kind === 'api' && fault.failure.status === 404) return notFound();
  const words = fault instanceof StorefrontError ? faultText(fault) : 'The store is currently unavailable. Please try again shortly.';
  return content(
    'Something went wrong',
    words,
    element('p', {}, element('button', { type: 'button', class: 'button', onclick: retry }, 'Try again')),
  );
}

/** What takes the place of a view that does not exist. */
export const notFound = (): ViewContent => content('Not found', 'We could not find that. It may no longer be available.');

const content = (title: string, words: string, ...more: readonly HTMLElement[]): ViewContent => ({
  title,
  content: [
    element('h1', {}, title),
    notice('bad', words),
    ...more,
    element('p', {}, element('a', { href: '#/products' }, 'Back to all products')),
  ],
});
