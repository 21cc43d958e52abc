import type { CustomerScope } from '@storefront/db';
import { decimal } from '@storefront/money';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CreditAccount, CreditEntry } from '../domain/credit.ts';
import type { CreditTerms } from '../domain/credit-terms.ts';
import type { Database } from './schema.ts';

/** A ledger line as it was written. */
export interface LedgerLine {
  readonly at: Date;
  readonly kind: CreditEntry['kind'];
  readonly amount: string;
  readonly reference: string;
}

/** The customer's credit account, if there is one. */
export async function findCreditAccount(db: Kysely<Database>, scope: CustomerScope): Promise<CreditAccount | undefined> {
  const row = await accountOf(db, scope).executeTakeFirst();
  return row && toCreditAccount(row);
}

/** The account, and nobody else changes it until the transaction ends. Taken before the authorisation's row, always. */
export async function lockCreditAccount(trx: Kysely<Database>, scope: CustomerScope): Promise<CreditAccount | undefined> {
  const row = await accountOf(trx, scope).forUpdate().executeTakeFirst();
  return row && toCreditAccount(row);
}

/** Opens the account, or changes its terms. */
export async function saveCreditTerms(trx: Kysely<Database>, scope: CustomerScope, terms: CreditTerms): Promise<void> {
  const values = { credit_limit: terms.creditLimit.toFixed(), terms_days: terms.termsDays, on_hold: terms.onHold };
  await trx
    .insertInto('credit_account')
    .values({ tenant_id: scope.tenantId, mode: scope.mode, customer_id: scope.customerId, currency: terms.currency, ...values })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'mode', 'customer_id']).doUpdateSet({ ...values, updated_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Writes a ledger line and its effect on the account, which must be locked, in one statement. */
export async function applyCreditEntry(trx: Kysely<Database>, scope: CustomerScope, entry: CreditEntry): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    with written as (${creditEntryOf(scope, entry, sql`where true`)})
    update credit_account set
      balance = balance + ${entry.balanceChange.toFixed()}::numeric, held = held + ${entry.heldChange.toFixed()}::numeric, updated_at = now()
    where ${ofCustomer(scope)}
  `.execute(trx);
  if (numAffectedRows === 0n) throw new Error('a credit entry was written for a customer without a credit account');
}

/** The insert of a ledger line, under a condition. */
export const creditEntryOf = ({ tenantId, mode, customerId }: CustomerScope, entry: CreditEntry, condition: RawBuilder<unknown>) => sql`
  insert into credit_entry (tenant_id, mode, customer_id, kind, amount, balance_change, held_change, reference)
  select ${tenantId}::uuid, ${mode}, ${customerId}::uuid, ${entry.kind}, ${entry.amount.toFixed()}::numeric,
    ${entry.balanceChange.toFixed()}::numeric, ${entry.heldChange.toFixed()}::numeric, ${entry.reference}
  ${condition}`;

export const ofCustomer = ({ tenantId, mode, customerId }: CustomerScope) =>
  sql<boolean>`tenant_id = ${tenantId} and mode = ${mode} and customer_id = ${customerId}`;

/** The newest ledger lines first. */
export async function listCreditEntries(db: Kysely<Database>, scope: CustomerScope, limit: number): Promise<LedgerLine[]> {
  return db
    .selectFrom('credit_entry')
    .select(['at', 'kind', 'amount', 'reference'])
    .where('tenant_id', '=', scope.tenantId)
    .where('mode', '=', scope.mode)
    .where('customer_id', '=', scope.customerId)
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute();
}

/** What the customer's open invoices on credit terms say: what is overdue at `now`, and the earliest due date. */
export async function getCreditDues(
  db: Kysely<Database>,
  scope: CustomerScope,
  now: Date,
): Promise<{ overdueAmount: string; oldestDueAt: Date | null }> {
  const row = await db
    .selectFrom('invoice')
    .select((invoice) => [
      invoice.fn.coalesce(invoice.fn.sum<string>('amount_due').filterWhere('due_at', '<', now), sql<string>`0`).as('overdue'),
      invoice.fn.min<Date | null>('due_at').as('oldest_due_at'),
    ])
    .where('tenant_id', '=', scope.tenantId)
    .where('mode', '=', scope.mode)
    .where('customer_id', '=', scope.customerId)
    .where('status', '=', 'OPEN')
    .where('payment_rail', '=', 'CREDIT_TERMS')
    .executeTakeFirstOrThrow();
  return { overdueAmount: row.overdue, oldestDueAt: row.oldest_due_at };
}

const accountOf = (db: Kysely<Database>, scope: CustomerScope) =>
  db
    .selectFrom('credit_account')
    .select(['customer_id', 'currency', 'credit_limit', 'balance', 'held', 'terms_days', 'on_hold'])
    .where('tenant_id', '=', scope.tenantId)
    .where('mode', '=', scope.mode)
    .where('customer_id', '=', scope.customerId);

type CreditAccountRow = NonNullable<Awaited<ReturnType<ReturnType<typeof accountOf>['executeTakeFirst']>>>;

const toCreditAccount = (row: CreditAccountRow): CreditAccount => ({
  customerId: row.customer_id,
  currency: row.currency,
  creditLimit: decimal(row.credit_limit),
  balance: decimal(row.balance),
  held: decimal(row.held),
  termsDays: row.terms_days,
  onHold: row.on_hold,
});
