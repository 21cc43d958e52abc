import type { ErrorCode } from './error-code.ts';

/** One problem of a request: a dotted `field`, its location, a stable `code`, and a human-readable `detail`. */
export interface ErrorDetail {
  field: string;
  location?: 'body' | 'query' | 'path' | 'header';
  code: string;
  detail: string;
  /** The existing order, set for `cart_already_ordered`. */
  orderId?: string;
  /** The line of the cart and its SKU, set for `price_unavailable`. */
  lineId?: string;
  sku?: string;
}

/** The optional parts of an AppError. */
export interface AppErrorOptions {
  reason?: string;
  details?: readonly ErrorDetail[];
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The only error type that crosses process boundaries. `message` is public; `cause` never leaves the process. */
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

/** Whether `error` is an AppError, with the given `code` if there is one. */
export const isAppError = (error: unknown, code?: ErrorCode): error is AppError =>
  error instanceof AppError && (code === undefined || error.code === code);
