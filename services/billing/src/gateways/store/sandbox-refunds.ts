import { inScope, inRounds, recordOf, type Scope } from '@storefront/db';
import { decimal } from '@storefront/money';
import { sql } from 'kysely';
import type { Db } from '../../store/schema.ts';
import type { SandboxRefund, SandboxRefundOutcome, SandboxRefunds } from '../domain/sandbox-refund.ts';

/** Creates the memory of the sandbox gateway. */
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
    return (await findSandboxRefund(db, refund.tenantId, refund.id)) ?? refund;
  },
  find: (tenantId, id) => findSandboxRefund(db, tenantId, id),
});

async function findSandboxRefund(db: Db, tenantId: string, id: string): Promise<SandboxRefund | undefined> {
  const row = await db
    .selectFrom('sandbox_refund')
    .select(COLUMNS)
    .where(inScope({ tenantId, mode: 'sandbox' }))
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toSandboxRefund(row);
}

/** The page size. The rest is listed by the next call. */
const DUE_MAX = 100;

/** Lists refunds whose next notification is due, except those in `skipped`. */
export async function listDueSandboxRefunds(db: Db, skipped: readonly string[]): Promise<SandboxRefund[]> {
  const due = sql`
    select tenant_id as "tenantId", mode, id, session_id as "sessionId", amount, currency, status, failure_code as "failureCode", notify_at as due_at
    from sandbox_refund where notify_at <= now() and id <> all (${skipped}::uuid[])`;
  const columns = ['id', 'sessionId', 'amount', 'currency', 'status', 'failureCode'] as const;
  const { rows } = await inRounds<Scope & Omit<SandboxRefund, 'amount'> & { amount: string }>({ due, columns, limit: DUE_MAX }).execute(db);
  return rows.map((row) => ({ ...row, amount: decimal(row.amount) }));
}

/** Saves the final outcome of a refund that is about to be notified. */
export async function saveSandboxOutcome(db: Db, refund: SandboxRefund, outcome: SandboxRefundOutcome): Promise<void> {
  await changed(db, refund).set({ status: outcome.status, failure_code: outcome.failureCode }).execute();
}

/** Records that no notification follows. */
export async function endSandboxNotifications(db: Db, refund: SandboxRefund): Promise<void> {
  await changed(db, refund).set({ notify_at: null }).execute();
}

const changed = (db: Db, { tenantId, id }: SandboxRefund) =>
  db
    .updateTable('sandbox_refund')
    .where(inScope({ tenantId, mode: 'sandbox' }))
    .where('id', '=', id);

const {
  columns: COLUMNS,
  read: toSandboxRefund,
  write: toRow,
} = recordOf<SandboxRefund>()({
  tenantId: 'plain',
  id: 'plain',
  sessionId: 'plain',
  amount: 'decimal',
  currency: 'plain',
  status: 'plain',
  failureCode: 'plain',
});
