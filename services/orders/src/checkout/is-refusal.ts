import { type ErrorCode, isAppError } from '@storefront/errors';

const REFUSALS: readonly ErrorCode[] = ['unauthorized', 'forbidden', 'not_found', 'conflict', 'validation_error'];

/**
 * Whether an error is a neighbour's considered no, so that what was asked surely did not happen. Everything else, silence above all, leaves
 * open whether it did.
 */
export const isRefusal = (error: unknown): boolean => isAppError(error) && REFUSALS.includes(error.code);
