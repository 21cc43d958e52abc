import { recordOf } from '@storefront/db';
import { sql } from 'kysely';
import type { Db } from '../../store/schema.ts';
import type { SandboxRefund, SandboxRefundOutcome, SandboxRefunds } from '../domain/sandbox-refund.ts';

/** Creates the memory of the sandbox gateway. It belongs to the gateway, not to billing, so it knows no stores. */
export const sandboxRefunds = (db: Db): SandboxRefunds => ({
  record: async (refund, notifyAfterMs) => {
    await db
      .insertInto('sandbox_refund')
      .values({
        ...toRow(refund),
        created_at: sql<Date>`now()`,
        notify_at: sql<Date>`now() + ${notifyAfterMs} * interval '1 millisecond'`,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await findSandboxRefund(db, refund.id)) ?? refund;
  },
  find: (id) => findSandboxRefund(db, id),
});

async function findSandboxRefund(db: Db, id: string): Promise<SandboxRefund | undefined> {
  const row = await db.selectFrom('sandbox_refund').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row && toSandboxRefund(row);
}

/** The page size. The rest is listed by the next call. */
const DUE_MAX = 100;

/** Lists refunds whose next notification is due, except those in `skipped`. */
export async function listDueSandboxRefunds(db: Db, skipped: readonly string[]): Promise<SandboxRefund[]> {
  const rows = await db
    .selectFrom('sandbox_refund')
    .select(COLUMNS)
    .where('notify_at', '<=', sql<Date>`now()`)
    .where(sql<boolean>`id <> all (${skipped}::uuid[])`)
    .orderBy('notify_at')
    .limit(DUE_MAX)
    .execute();
  return rows.map(toSandboxRefund);
}

/** Saves the final outcome of a refund that is about to be notified. */
export async function saveSandboxOutcome(db: Db, id: string, outcome: SandboxRefundOutcome): Promise<void> {
  await db.updateTable('sandbox_refund').set({ status: outcome.status, failure_code: outcome.failureCode }).where('id', '=', id).execute();
}

/** Records that no notification follows. */
export async function endSandboxNotifications(db: Db, id: string): Promise<void> {
  await db.updateTable('sandbox_refund').set({ notify_at: null }).where('id', '=', id).execute();
}

const {
  columns: COLUMNS,
  read: toSandboxRefund,
  write: toRow,
} = recordOf<SandboxRefund>()({
  id: 'plain',
  sessionId: 'plain',
  amount: 'decimal',
  currency: 'plain',
  status: 'plain',
  failureCode: 'plain',
});
