import { inTransaction } from '@storefront/db';
import { appendEvent } from '@storefront/events';
import type { AdminDeps } from '../admin-deps.ts';
import { updateKey } from '../store/keys.ts';

/** Changes a key and tells every gateway to forget what it knew of it. */
export async function changeKey(
  { db, afterChange }: AdminDeps,
  keyId: string,
  change: { revokedAt: Date } | { ratePerMinute: number },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const scope = await updateKey(trx, keyId, change);
    await appendEvent(trx, scope, { type: 'key.changed', aggregateId: keyId, data: { keyId } });
  });
  afterChange();
}
