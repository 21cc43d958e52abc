import { inTransaction, type Scope } from '@storefront/db';
import { appendEvent } from '@storefront/events';
import { withIdempotency } from '@storefront/idempotency';
import type { Handler } from '@storefront/rpc';
import { deleteFaults, insertFault, type NewFault, type SandboxFault } from '../store/sandbox-faults.ts';
import type { SandboxDeps } from './sandbox-deps.ts';

/** A fault as its request returned it; times are ISO 8601, because the response can be replayed. */
export type ShownFault = Omit<SandboxFault, 'createdAt' | 'expiresAt'> & { readonly createdAt: string; readonly expiresAt: string };

/** Returns a fault with its times as text. */
export const showFault = ({ createdAt, expiresAt, ...fault }: SandboxFault): ShownFault => ({
  ...fault,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** Adds a fault to the caller's sandbox. */
export const addFault = ({
  db,
  newId,
  afterChange,
}: SandboxDeps): Handler<Omit<NewFault, 'id'>, { readonly fault: ShownFault; readonly replayed?: boolean }> =>
  withIdempotency(db, async (given, caller, claim) => {
    const added = await inTransaction(db, async (trx) => {
      const response = { fault: showFault(await insertFault(trx, caller, { ...given, id: newId() })) };
      await appendEvent(trx, caller, { type: 'store.sandbox_changed', aggregateId: caller.tenantId, data: {} });
      await claim?.(trx, response);
      return response;
    });
    afterChange(caller);
    return added;
  });

/** Removes the faults of a sandbox. */
export async function clearFaults({ db, afterChange }: Pick<SandboxDeps, 'db' | 'afterChange'>, scope: Scope): Promise<void> {
  await inTransaction(db, async (trx) => {
    await deleteFaults(trx, scope);
    await appendEvent(trx, scope, { type: 'store.sandbox_changed', aggregateId: scope.tenantId, data: {} });
  });
  afterChange(scope);
}
