import { inScope, inRounds, recordOf, type Scope } from '@storefront/db';
import { conflict } from '@storefront/errors';
import { dueByStoreClock } from '@storefront/store-clock';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../store/schema.ts';
import type { PaymentSession } from '../domain/payment-session.ts';
import type { SandboxPayment } from '../domain/sandbox-payment.ts';

/** Enough for any test run. */
export const SANDBOX_PAYMENTS_MAX = 100;
/** The page size of a sweep. The rest is listed by the next call. */
const DUE_MAX = 100;

const {
  columns: COLUMNS,
  read,
  write,
} = recordOf<SandboxPayment>()({
  id: 'plain',
  outcome: 'plain',
  delaySeconds: 'plain',
  amount: 'decimal',
  sessionId: 'plain',
  dueAt: 'plain',
});
const paymentsOf = (db: Db, { tenantId }: Scope) =>
  db.selectFrom('sandbox_payment').where('tenant_id', '=', tenantId).where('mode', '=', 'sandbox');

/** Queues a payment. Throws 409 if the sandbox has as many as it can. */
export async function insertSandboxPayment(
  trx: Trx,
  scope: Scope,
  payment: Pick<SandboxPayment, 'id' | 'outcome' | 'delaySeconds' | 'amount'>,
): Promise<SandboxPayment> {
  const { count } = await paymentsOf(trx, scope)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  if (count >= SANDBOX_PAYMENTS_MAX) {
    throw conflict('sandbox_payment_limit', `A sandbox can have at most ${SANDBOX_PAYMENTS_MAX} queued payments.`);
  }
  const queued = { ...payment, sessionId: null, dueAt: null };
  await trx
    .insertInto('sandbox_payment')
    .values({ tenant_id: scope.tenantId, mode: 'sandbox', ...write(queued) })
    .execute();
  return queued;
}

/** Lists the payments that were not made yet, in their order. */
export async function listSandboxPayments(db: Db, scope: Scope): Promise<readonly SandboxPayment[]> {
  const rows = await paymentsOf(db, scope).select(COLUMNS).orderBy('position').limit(SANDBOX_PAYMENTS_MAX).execute();
  return rows.map(read);
}

/** Removes the payments that were not made yet. */
export async function deleteSandboxPayments(db: Db, { tenantId }: Scope): Promise<void> {
  await db.deleteFrom('sandbox_payment').where('tenant_id', '=', tenantId).where('mode', '=', 'sandbox').execute();
}

/** Assigns the first queued payment to a new session of a sandbox, if there is one. */
export async function assignSandboxPayment(trx: Db, { tenantId }: Scope, session: PaymentSession): Promise<void> {
  await sql`
    update sandbox_payment set session_id = ${session.id}, due_at = to_timestamp(${session.createdAt.getTime() / 1_000}::double precision + delay_seconds)
    where tenant_id = ${tenantId} and mode = 'sandbox' and id = (
      select id from sandbox_payment where tenant_id = ${tenantId} and mode = 'sandbox' and session_id is null
      order by position limit 1 for update skip locked
    )
  `.execute(trx);
}

/** A payment that is due. */
export interface DueSandboxPayment extends Scope {
  readonly id: string;
  readonly sessionId: string;
  readonly outcome: SandboxPayment['outcome'];
  readonly amount: string | null;
  readonly dueAt: Date;
}

/** Lists the payments of all sandboxes that are due at `now`, or by the clocks of their stores where those are ahead of it. */
export async function listDueSandboxPayments(db: Db, now: Date, skipped: readonly string[]): Promise<readonly DueSandboxPayment[]> {
  const listFrom = async (from: RawBuilder<unknown>): Promise<readonly DueSandboxPayment[]> => {
    const due = sql`
      select sandbox_payment.tenant_id as "tenantId", sandbox_payment.mode, sandbox_payment.id, session_id as "sessionId", outcome, amount, due_at as "dueAt", due_at
      from ${from} and sandbox_payment.id <> all (${skipped}::uuid[])`;
    return (
      await inRounds<DueSandboxPayment>({ due, columns: ['id', 'sessionId', 'outcome', 'amount', 'dueAt'], limit: DUE_MAX }).execute(db)
    ).rows;
  };
  const at = sql`${now}::timestamptz`;
  const ahead = await listFrom(sql`${dueByStoreClock('sandbox_payment', 'due_at', at)} where true`);
  return ahead.length > 0 ? ahead : await listFrom(sql`sandbox_payment where due_at <= ${at}`);
}

/** Removes a payment that was made. */
export async function deleteSandboxPayment(db: Db, scope: Scope, id: string): Promise<void> {
  await db.deleteFrom('sandbox_payment').where(inScope(scope)).where('id', '=', id).execute();
}
