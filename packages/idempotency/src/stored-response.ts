import { type AppError, conflict, invalid } from '@storefront/errors';

/** What is stored under an Idempotency-Key; `response` is null while its request runs. */
export interface StoredAnswer {
  readonly fingerprint: string;
  readonly response: string | null;
}

/** The stored response for a request that says the same again; otherwise the refusal that its key deserves. */
export function storedResponse(stored: StoredAnswer, fingerprint: string): string {
  if (stored.fingerprint !== fingerprint) {
    throw invalid('Idempotency-Key', 'was used for another request', { location: 'header', reason: 'idempotency_key_reused' });
  }
  if (stored.response === null) throw keyInUse();
  return stored.response;
}

/** The refusal of a request whose key belongs to one that has not been answered yet. */
export const keyInUse = (): AppError =>
  conflict('idempotency_key_in_use', 'A request with this Idempotency-Key is still running.', { retryAfterSeconds: 1 });
