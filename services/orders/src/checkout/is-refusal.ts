import { type ErrorCode, isAppError } from '@storefront/errors';

const REFUSALS: readonly ErrorCode[] = ['unauthorized', 'forbidden', 'not_found', 'conflict', 'validation_error'];

/** Reports whether a service rejected the call, so that it certainly had no effect. After any other error, the outcome is unknown. */
export const isRefusal = (error: unknown): boolean => isAppError(error) && REFUSALS.includes(error.code);
