import { type AppError, conflict, invalid } from '@storefront/errors';

/** The stored state of an Idempotency-Key; `response` is null while the request is in progress. */
export interface StoredResponse {
  readonly fingerprint: string;
  readonly response: string | null;
}

/** Returns the stored response for a repeated request. Throws if the request differs or the first one is still in progress. */
export function storedResponse(stored: StoredResponse, fingerprint: string): string {
  if (stored.fingerprint !== fingerprint) {
    throw invalid('Idempotency-Key', 'was already used for a different request', { location: 'header', reason: 'idempotency_key_reused' });
  }
  if (stored.response === null) throw keyInUse();
  return stored.response;
}

/** Returns the error for a command whose key was used for another request. */
export const requestKeyReused = (): AppError =>
  invalid('request_key', 'was already used for a different request', { reason: 'idempotency_key_reused' });

/** Returns the error for a request whose key belongs to a request that is still in progress. */
export const keyInUse = (): AppError =>
  conflict('idempotency_key_in_use', 'A request with this Idempotency-Key is still in progress.', { retryAfterSeconds: 1 });
