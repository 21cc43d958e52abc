import { isAppError } from '@storefront/errors';

/** Reports whether billing keeps the account open: money is on its way, or the closing has lapsed. After any other error, the outcome is unknown. */
export const isLeftOpen = (error: unknown): boolean => isAppError(error) && (error.code === 'conflict' || error.code === 'not_found');
