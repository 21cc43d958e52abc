import { isAppError } from '@storefront/errors';

/**
 * Reports whether a check refuses a request, for which no page is closed then. The transaction checks again and decides, because the same request may have been
 * carried out meanwhile.
 */
export function isRefused(check: () => unknown): boolean {
  try {
    check();
    return false;
  } catch (error) {
    if (isAppError(error)) return true;
    throw error;
  }
}
