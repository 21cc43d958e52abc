import type { CustomerScope, Scope } from '@storefront/db';
import { decimal } from '@storefront/money';
import { type Kysely, sql } from 'kysely';
import { AUTHORIZATION_EXITS, type Authorization, type AuthorizationStatus, type WantedPayment } from '../domain/authorization.ts';
import type { Database } from './schema.ts';

/** What this checkout was promised, if anything. */
export async function findAuthorization(db: Kysely<Database>, scope: Scope, checkoutId: string): Promise<Authorization | undefined> {
  const row = await authorizationsOf(db, scope).where('checkout_id', '=', checkoutId).executeTakeFirst();
  return row && toAuthorization(row);
}

/** The same, and nobody else changes it until the transaction ends. Where credit is held, its account is locked before. */
export async function lockAuthorization(trx: Kysely<Database>, scope: Scope, checkoutId: string): Promise<Authorization | undefined> {
  const row = await authorizationsOf(trx, scope).where('checkout_id', '=', checkoutId).forUpdate().executeTakeFirst();
  return row && toAuthorization(row);
}

/** Promises the payment until its hold lapses; false when something was written for this checkout before. */
export async function insertAuthorization(
  trx: Kysely<Database>,
  scope: CustomerScope,
  wanted: WantedPayment,
  termsDays: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_authorization')
    .values({
      tenant_id: scope.tenantId,
      mode: scope.mode,
      checkout_id: wanted.checkoutId,
      status: 'HELD',
      customer_id: scope.customerId,
      order_id: wanted.orderId,
      payment_rail: wanted.rail,
      amount: wanted.amount.toFixed(),
      currency: wanted.currency,
      terms_days: termsDays,
      expires_at: inSeconds(wanted.holdSeconds),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Holds again what had lapsed, which must be locked. */
export async function renewAuthorization(trx: Kysely<Database>, scope: Scope, wanted: WantedPayment, termsDays: number): Promise<void> {
  await changeable(trx, scope, wanted.checkoutId, 'HELD')
    .set({ status: 'HELD', expires_at: inSeconds(wanted.holdSeconds), terms_days: termsDays, updated_at: sql<Date>`now()` })
    .execute();
}

/** Leaves a tombstone where nothing is known of the checkout; false when something is. */
export async function insertTombstone(trx: Kysely<Database>, scope: Scope, checkoutId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_authorization')
    .values({ tenant_id: scope.tenantId, mode: scope.mode, checkout_id: checkoutId, status: 'RELEASED' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Moves the authorisation on, if the table of statuses allows it from where it stands; false otherwise. It expires only if its time is over
 * at this moment: it may have been renewed since somebody looked.
 */
export async function moveAuthorization(
  trx: Kysely<Database>,
  scope: Scope,
  checkoutId: string,
  to: Exclude<AuthorizationStatus, 'HELD'>,
): Promise<boolean> {
  const { numUpdatedRows } = await changeable(trx, scope, checkoutId, to)
    .$if(to === 'EXPIRED', (query) => query.where('expires_at', '<', sql<Date>`clock_timestamp()`))
    .set({ status: to, expires_at: null, updated_at: sql<Date>`now()` })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Locks the authorisation and moves it to POSTED, if the table of statuses allows it; answers it as it was before. Where credit is held, its
 * account is locked before.
 */
export async function postAuthorization(
  trx: Kysely<Database>,
  { tenantId, mode }: Scope,
  checkoutId: string,
): Promise<Authorization | undefined> {
  const ofCheckout = sql`tenant_id = ${tenantId} and mode = ${mode} and checkout_id = ${checkoutId}`;
  const { rows } = await sql<AuthorizationRow>`
    with known as (
      select checkout_id, status, customer_id, order_id, payment_rail, amount, currency, terms_days
      from payment_authorization where ${ofCheckout} for update
    ), posted as (
      update payment_authorization set status = 'POSTED', expires_at = null, updated_at = now()
      where ${ofCheckout} and status = any (${statusesBefore('POSTED')}::text[]) and exists (select from known)
    )
    select checkout_id, status, customer_id, order_id, payment_rail, amount, currency, terms_days from known
  `.execute(trx);
  return rows[0] && toAuthorization(rows[0]);
}

/** Commits what is still held, without a lock on its account: the amount stays held. False when it is not held. */
export async function commitHeld(db: Kysely<Database>, scope: Scope, checkoutId: string): Promise<boolean> {
  const { numUpdatedRows } = await changeable(db, scope, checkoutId, 'COMMITTED')
    .where('status', '=', 'HELD')
    .set({ status: 'COMMITTED', expires_at: null, updated_at: sql<Date>`now()` })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Checkouts of all stores whose hold has lapsed, oldest first. */
export async function listLapsedHolds(db: Kysely<Database>, limit: number): Promise<(Scope & { checkoutId: string })[]> {
  const rows = await db
    .selectFrom('payment_authorization')
    .select(['tenant_id', 'mode', 'checkout_id'])
    .where('status', '=', 'HELD')
    .where('expires_at', '<', sql<Date>`clock_timestamp()`)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ tenantId: row.tenant_id, mode: row.mode, checkoutId: row.checkout_id }));
}

const inSeconds = (seconds: number) => sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`;

const changeable = (db: Kysely<Database>, scope: Scope, checkoutId: string, to: AuthorizationStatus) =>
  db
    .updateTable('payment_authorization')
    .where('tenant_id', '=', scope.tenantId)
    .where('mode', '=', scope.mode)
    .where('checkout_id', '=', checkoutId)
    .where('status', 'in', statusesBefore(to));

const statusesBefore = (to: AuthorizationStatus): AuthorizationStatus[] =>
  (Object.keys(AUTHORIZATION_EXITS) as AuthorizationStatus[]).filter((from) => AUTHORIZATION_EXITS[from].includes(to));

const authorizationsOf = (db: Kysely<Database>, scope: Scope) =>
  db
    .selectFrom('payment_authorization')
    .select(['checkout_id', 'status', 'customer_id', 'order_id', 'payment_rail', 'amount', 'currency', 'terms_days'])
    .where('tenant_id', '=', scope.tenantId)
    .where('mode', '=', scope.mode);

type AuthorizationRow = NonNullable<Awaited<ReturnType<ReturnType<typeof authorizationsOf>['executeTakeFirst']>>>;

const toAuthorization = (row: AuthorizationRow): Authorization => ({
  checkoutId: row.checkout_id,
  status: row.status,
  customerId: row.customer_id,
  orderId: row.order_id,
  rail: row.payment_rail,
  amount: row.amount === null ? null : decimal(row.amount),
  currency: row.currency,
  termsDays: row.terms_days,
});
