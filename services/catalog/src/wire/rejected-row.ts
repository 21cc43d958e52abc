import type { AppError } from '@storefront/errors';

/** Returns the row of a batch that was not accepted, and why. */
export const rejectedRow = (index: number, { code, reason, message }: AppError) => ({ index, code: reason ?? code, detail: message });
