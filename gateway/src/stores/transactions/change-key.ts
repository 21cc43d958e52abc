import { type Operator, requireOwnStore } from '@storefront/access';
import { inTransaction } from '@storefront/db';
import { appendEvent } from '@storefront/events';
import type { AdminDeps } from '../admin-deps.ts';
import { type KeyChange, updateKey } from '../store/keys.ts';

/** Changes a key, which must belong to the operator's store if there is one, and emits the event that makes every gateway drop it from its cache. */
export async function changeKey(
  { db, afterChange }: AdminDeps,
  keyId: string,
  change: KeyChange,
  operator: Operator | undefined,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const scope = await updateKey(trx, keyId, change);
    requireOwnStore(operator, scope.tenantId);
    await appendEvent(trx, scope, { type: 'key.changed', aggregateId: keyId, data: { keyId } });
  });
  afterChange();
}
