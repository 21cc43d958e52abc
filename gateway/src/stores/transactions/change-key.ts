import { type Operator, requireOwnStore } from '@storefront/access';
import { inTransaction } from '@storefront/db';
import { appendEvent } from '@storefront/events';
import type { AdminDeps } from '../admin-deps.ts';
import { type ApiKeyRow, type KeyChange, type KeyOwner, updateKey } from '../store/keys.ts';

/** Changes a key, which must belong to the operator's store if there is one, and emits the event that makes every gateway drop it from its cache. */
export async function changeKey(
  { db, afterChange }: AdminDeps,
  owner: KeyOwner,
  change: KeyChange,
  operator: Operator | undefined,
): Promise<ApiKeyRow> {
  const changed = await inTransaction(db, async (trx) => {
    const key = await updateKey(trx, owner, change);
    const { keyId } = owner;
    requireOwnStore(operator, key.tenant_id);
    await appendEvent(trx, { tenantId: key.tenant_id, mode: key.mode }, { type: 'key.changed', aggregateId: keyId, data: { keyId } });
    return key;
  });
  afterChange();
  return changed;
}
