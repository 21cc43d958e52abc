import type { ErrorCode } from './error-code.ts';

/** One fault of an error: a dotted `field`, where it was, a stable `code`, and words for a person. */
export interface ErrorDetail {
  field: string;
  location?: 'body' | 'query' | 'path' | 'header';
  code: string;
  detail: string;
  /** The order that already exists, on `cart_already_ordered`. */
  orderId?: string;
}

export interface AppErrorOptions {
  reason?: string;
  details?: readonly ErrorDetail[];
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The one error that crosses a boundary. `message` is public; `cause` never leaves the process. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly reason: string | null;
  readonly details: readonly ErrorDetail[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.reason = options.reason ?? null;
    this.details = options.details ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Whether `error` is an AppError, of this `code` when one is given. */
export const isAppError = (error: unknown, code?: ErrorCode): error is AppError =>
  error instanceof AppError && (code === undefined || error.code === code);
