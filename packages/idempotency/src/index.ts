export { purgeExpiredAnswers } from './answers.ts';
export { keyInUse, requestKeyReused, type StoredAnswer, storedResponse } from './stored-response.ts';
export type { IdempotencyTables } from './tables.ts';
export { type Claim, withDeferredAnswer, withIdempotency, withIdempotencyLookup } from './with-idempotency.ts';
