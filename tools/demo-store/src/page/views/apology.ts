import { ApiError } from '../api-error.ts';
import { element, notice } from '../element.ts';
import type { ViewContent } from './view.ts';

/** What takes the place of a view that cannot be shown, with a button to try again if that can help. */
export function apology(fault: unknown, retry: () => void): ViewContent {
  const missing = fault instanceof ApiError && fault.status === 404;
  const title = missing ? 'Not found' : 'Something went wrong';
  const words = missing
    ? 'We could not find that. It may no longer be available.'
    : fault instanceof ApiError
      ? fault.message
      : 'The store is currently unavailable. Please try again shortly.';
  return {
    title,
    content: [
      element('h1', {}, title),
      notice('bad', words),
      missing ? element('span') : element('p', {}, element('button', { type: 'button', class: 'button', onclick: retry }, 'Try again')),
      element('p', {}, element('a', { href: '#/products' }, 'Back to all products')),
    ],
  };
}
