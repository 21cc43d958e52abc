export { purgeExpiredResponses } from './response-store.ts';
export { keyInUse, requestKeyReused, type StoredResponse, storedResponse } from './stored-response.ts';
export type { IdempotencyTables } from './tables.ts';
export { type Claim, withDeferredResponse, withIdempotency, withIdempotencyLookup } from './with-idempotency.ts';
