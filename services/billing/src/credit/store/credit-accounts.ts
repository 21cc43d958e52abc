import { type CustomerScope, inScope, ofCustomer, recordOf, type Scope } from '@storefront/db';
import { storeTime } from '@storefront/store-clock';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../store/schema.ts';
import type { CreditTerms } from '../domain/credit-terms.ts';
import type { CreditAccount, CreditEntry } from '../domain/credit.ts';

/** A stored entry of the credit ledger. */
export interface LedgerLine {
  readonly at: Date;
  readonly kind: CreditEntry['kind'];
  readonly amount: string;
  readonly reference: string;
  readonly orderNumber: string | null;
}

/** Finds the customer's credit account. */
export async function findCreditAccount(db: Db, scope: CustomerScope): Promise<CreditAccount | undefined> {
  const row = await accountOf(db, scope).executeTakeFirst();
  return row && toCreditAccount(row);
}

/** Lists the credit accounts of these customers. */
export async function listCreditAccounts(db: Db, scope: Scope, customerIds: readonly string[]): Promise<CreditAccount[]> {
  if (customerIds.length === 0) return [];
  const rows = await accountsOf(db, scope)
    .where('customer_id', 'in', [...customerIds])
    .execute();
  return rows.map(toCreditAccount);
}

/** Locks the customer's credit account. Always lock it before an authorization. */
export async function lockCreditAccount(trx: Db, scope: CustomerScope): Promise<CreditAccount | undefined> {
  const row = await accountOf(trx, scope).forUpdate().executeTakeFirst();
  return row && toCreditAccount(row);
}

/** Opens the account or changes its terms. */
export async function saveCreditTerms(trx: Db, scope: CustomerScope, terms: CreditTerms): Promise<void> {
  const values = {
    credit_limit: terms.creditLimit.toFixed(),
    terms_basis: terms.termsBasis,
    terms_days: terms.termsDays,
    on_hold: terms.onHold,
  };
  await trx
    .insertInto('credit_account')
    .values({ tenant_id: scope.tenantId, mode: scope.mode, customer_id: scope.customerId, currency: terms.currency, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'mode', 'customer_id'])
        .doUpdateSet((row) => ({ ...values, updated_at: row.ref('excluded.updated_at') })),
    )
    .execute();
}

/** Writes a ledger entry and applies it to the account, which must be locked, in one statement. */
export async function applyCreditEntry(trx: Db, scope: CustomerScope, entry: CreditEntry): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    with written as (${creditEntryInsert(scope, entry, sql`where true`)})
    update credit_account set
      balance = balance + ${entry.balanceChange.toFixed()}::numeric, held = held + ${entry.heldChange.toFixed()}::numeric, updated_at = now()
    where ${ofCustomer(scope)}
  `.execute(trx);
  if (numAffectedRows === 0n) throw new Error('a credit entry was written for a customer without a credit account');
}

/**
 * Returns the statement that inserts a ledger entry. `source` is the rest of its `select`, which decides whether there is a row to insert.
 */
export const creditEntryInsert = ({ tenantId, mode, customerId }: CustomerScope, entry: CreditEntry, source: RawBuilder<unknown>) => sql`
  insert into credit_entry (tenant_id, mode, customer_id, kind, amount, balance_change, held_change, reference, at)
  select ${tenantId}::uuid, ${mode}, ${customerId}::uuid, ${entry.kind}, ${entry.amount.toFixed()}::numeric,
    ${entry.balanceChange.toFixed()}::numeric, ${entry.heldChange.toFixed()}::numeric, ${entry.reference}, ${storeTime()}
  ${source}`;

/** The SQL condition that an account is not on hold and can hold the amount. Equal to `decideCredit` in the domain. */
export const canHoldCredit = (amount: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(not on_hold and credit_limit - balance - held >= ${amount})`;

/** Lists the customer's ledger entries, newest first. */
export async function listCreditEntries(db: Db, scope: CustomerScope, limit: number): Promise<LedgerLine[]> {
  return db
    .selectFrom('credit_entry')
    .select(['at', 'kind', 'amount', 'reference', orderNumber(scope).as('orderNumber')])
    .where(ofCustomer(scope))
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute();
}

/** The order whose checkout or invoice an entry refers to. A checkout without an invoice has no order in this database. */
const orderNumber = (scope: Scope) => sql<string | null>`(
  select order_number from invoice
  where ${inScope(scope)}
    and invoice.customer_id = credit_entry.customer_id
    and credit_entry.reference in (invoice.number, invoice.checkout_id::text)
  limit 1
)`;

/** Returns the overdue amount and the earliest due date of the customer's open invoices on credit terms. */
export async function getCreditDues(db: Db, scope: CustomerScope, now: Date): Promise<{ overdueAmount: string; oldestDueAt: Date | null }> {
  const row = await db
    .selectFrom('invoice')
    .select((invoice) => [
      invoice.fn.coalesce(invoice.fn.sum<string>('amount_due').filterWhere('due_at', '<', now), sql<string>`0`).as('overdue'),
      invoice.fn.min<Date | null>('due_at').as('oldest_due_at'),
    ])
    .where(ofCustomer(scope))
    .where('status', '=', 'OPEN')
    .where('payment_rail', '=', 'CREDIT_TERMS')
    .executeTakeFirstOrThrow();
  return { overdueAmount: row.overdue, oldestDueAt: row.oldest_due_at };
}

const accountOf = (db: Db, scope: CustomerScope) => accountsOf(db, scope).where('customer_id', '=', scope.customerId);

const accountsOf = (db: Db, scope: Scope) => db.selectFrom('credit_account').select(COLUMNS).where(inScope(scope));

const { columns: COLUMNS, read: toCreditAccount } = recordOf<CreditAccount>()({
  customerId: 'plain',
  currency: 'plain',
  creditLimit: 'decimal',
  balance: 'decimal',
  held: 'decimal',
  termsBasis: 'plain',
  termsDays: 'plain',
  onHold: 'plain',
});
