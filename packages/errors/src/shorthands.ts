import { AppError, type AppErrorOptions, type ErrorDetail } from './app-error.ts';

/** Creates a 404. `what` is a kind of resource ("cart"), never an ID, so that unknown, hidden, and other customers' resources are indistinguishable. */
export const notFound = (what: string): AppError => new AppError('not_found', `No such ${what}.`);

/** Creates a 401. */
export const unauthorized = (message: string, reason?: string): AppError => new AppError('unauthorized', message, { reason });

/** Creates a 403. */
export const forbidden = (reason: string, message: string): AppError => new AppError('forbidden', message, { reason });

/** Creates a 409. */
export const conflict = (reason: string, message: string, options: Pick<AppErrorOptions, 'details' | 'retryAfterSeconds'> = {}): AppError =>
  new AppError('conflict', message, { ...options, reason });

interface InvalidOptions {
  code?: string;
  reason?: string;
  location?: NonNullable<ErrorDetail['location']>;
}

/** Creates a 422 for one problem; `field` is a dotted path into the request. */
export const invalid = (field: string, detail: string, options: InvalidOptions = {}): AppError =>
  invalidAll([{ field, location: options.location ?? 'body', code: options.code ?? options.reason ?? 'invalid', detail }], options.reason);

/** Creates a 422 for all problems of a request. */
export const invalidAll = (details: readonly ErrorDetail[], reason?: string): AppError =>
  new AppError('validation_error', details.map(messageOf).join('; '), {
    reason,
    details,
  });

/** Describes one problem of a request body, for `invalidAll`. */
export const fieldError = (field: string, detail: string, code = 'invalid'): ErrorDetail => ({ field, location: 'body', code, detail });

/** A problem of the entire body has an empty `field`. */
const messageOf = ({ field, detail }: ErrorDetail): string => (field === '' ? detail : `${field}: ${detail}`);
