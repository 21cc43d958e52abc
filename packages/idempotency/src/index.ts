export { deleteExpiredAnswers } from './answers.ts';
export { type Claim, keyed, keyedAndAnsweredLater, keyedAndLookedUp } from './keyed.ts';
export { keyInUse, type StoredAnswer, storedResponse } from './stored-response.ts';
export type { IdempotencyTables } from './tables.ts';
