import { conflict, invalid } from '@storefront/errors';

/** What is stored under an Idempotency-Key; `response` is null while its request runs. */
export interface IdempotencyRecord {
  readonly fingerprint: string;
  readonly response: string | null;
}

/** The stored response for a request that says the same again; otherwise the refusal that its key deserves. */
export function storedResponse(record: IdempotencyRecord, fingerprint: string): string {
  if (record.fingerprint !== fingerprint) {
    throw invalid('Idempotency-Key', 'was used for another request', {
      location: 'header',
      reason: 'idempotency_key_reused',
    });
  }
  if (record.response === null) {
    throw conflict('idempotency_key_in_use', 'A request with this Idempotency-Key is still running.', {
      retryAfterSeconds: 1,
    });
  }
  return record.response;
}
