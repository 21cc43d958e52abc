import { AppError, type AppErrorOptions, type ErrorDetail } from './app-error.ts';

/** 404. Unknown, hidden and other people's things read alike, so `what` is a kind of thing ("cart"), never an id. */
export const notFound = (what: string): AppError => new AppError('not_found', `No such ${what}.`);

/** 401. */
export const unauthorized = (message: string, reason?: string): AppError => new AppError('unauthorized', message, { reason });

/** 403. */
export const forbidden = (reason: string, message: string): AppError => new AppError('forbidden', message, { reason });

/** 409. */
export const conflict = (reason: string, message: string, options: Pick<AppErrorOptions, 'details' | 'retryAfterSeconds'> = {}): AppError =>
  new AppError('conflict', message, { ...options, reason });

interface InvalidOptions {
  code?: string;
  reason?: string;
  location?: NonNullable<ErrorDetail['location']>;
}

/** 422 for one fault; `field` is a dotted path into the request. */
export const invalid = (field: string, detail: string, options: InvalidOptions = {}): AppError =>
  invalidAll([{ field, location: options.location ?? 'body', code: options.code ?? options.reason ?? 'invalid', detail }], options.reason);

/** 422 for all faults of a request at once. */
export const invalidAll = (details: readonly ErrorDetail[], reason?: string): AppError =>
  new AppError('validation_error', details.map(wordsOf).join('; '), {
    reason,
    details,
  });

/** A fault of the whole body has no field to name. */
const wordsOf = ({ field, detail }: ErrorDetail): string => (field === '' ? detail : `${field}: ${detail}`);
