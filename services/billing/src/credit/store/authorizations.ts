import { type CustomerScope, inScope, inRounds, type Scope } from '@storefront/db';
import { decimal } from '@storefront/money';
import { sql } from 'kysely';
import type { Db } from '../../store/schema.ts';
import { AUTHORIZATION_EXITS, type Authorization, type AuthorizationStatus, type RequestedPayment } from '../domain/authorization.ts';
import type { PaymentTerms } from '../domain/payment-terms.ts';

/** Finds the authorization of a checkout. */
export async function findAuthorization(db: Db, scope: Scope, checkoutId: string): Promise<Authorization | undefined> {
  const row = await authorizationsOf(db, scope).where('checkout_id', '=', checkoutId).executeTakeFirst();
  return row && toAuthorization(row);
}

/** Locks the authorization of a checkout. If it holds credit, lock the credit account first. */
export async function lockAuthorization(trx: Db, scope: Scope, checkoutId: string): Promise<Authorization | undefined> {
  const row = await authorizationsOf(trx, scope).where('checkout_id', '=', checkoutId).forUpdate().executeTakeFirst();
  return row && toAuthorization(row);
}

/** Inserts an authorization that expires after its hold; false if the checkout already has one or a tombstone. */
export async function insertAuthorization(
  trx: Db,
  scope: CustomerScope,
  requested: RequestedPayment,
  terms: PaymentTerms,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_authorization')
    .values({
      tenant_id: scope.tenantId,
      mode: scope.mode,
      checkout_id: requested.checkoutId,
      status: 'HELD',
      customer_id: scope.customerId,
      order_id: requested.orderId,
      payment_rail: requested.rail,
      amount: requested.amount.toFixed(),
      currency: requested.currency,
      terms_basis: terms.termsBasis,
      terms_days: terms.termsDays,
      expires_at: inSeconds(requested.holdSeconds),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Moves an expired authorization, which must be locked, back to HELD. */
export async function renewAuthorization(trx: Db, scope: Scope, requested: RequestedPayment, terms: PaymentTerms): Promise<void> {
  await changeable(trx, scope, requested.checkoutId, 'HELD')
    .set({
      status: 'HELD',
      expires_at: inSeconds(requested.holdSeconds),
      terms_basis: terms.termsBasis,
      terms_days: terms.termsDays,
      updated_at: sql<Date>`now()`,
    })
    .execute();
}

/** Inserts a tombstone; false if the checkout already has an authorization or a tombstone. */
export async function insertTombstone(trx: Db, scope: Scope, checkoutId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_authorization')
    .values({ tenant_id: scope.tenantId, mode: scope.mode, checkout_id: checkoutId, status: 'RELEASED' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Moves the authorization to `to`; false if its status does not allow that. EXPIRED also requires that its time is over now, because it can
 * have been renewed since it was listed.
 */
export async function transitionAuthorization(
  trx: Db,
  scope: Scope,
  checkoutId: string,
  to: Exclude<AuthorizationStatus, 'HELD'>,
): Promise<boolean> {
  const { numUpdatedRows } = await changeable(trx, scope, checkoutId, to)
    .$if(to === 'EXPIRED', (query) => query.where('expires_at', '<', sql<Date>`statement_timestamp()`))
    .set({ status: to, expires_at: null, updated_at: sql<Date>`now()` })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Commits an authorization in HELD; false if its status differs. It needs no lock on the credit account, because the amount stays held. */
export async function commitHeld(db: Db, scope: Scope, checkoutId: string): Promise<boolean> {
  const { numUpdatedRows } = await changeable(db, scope, checkoutId, 'COMMITTED')
    .where('status', '=', 'HELD')
    .set({ status: 'COMMITTED', expires_at: null, updated_at: sql<Date>`now()` })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Commits the authorizations in HELD among these checkouts. Returns the checkouts that need nothing more: those committed now or before, those whose
 * invoice has replaced the hold, and those that never held anything. Rows are locked in the order of their IDs, so that two calls cannot deadlock.
 */
export async function commitAllHeld(db: Db, { tenantId, mode }: Scope, checkoutIds: readonly string[]): Promise<readonly string[]> {
  const ofScope = sql`tenant_id = ${tenantId} and mode = ${mode}`;
  // Without the list of IDs, a plan can read all authorizations of the store and join them.
  const isGiven = sql`checkout_id = any (${[...checkoutIds]}::uuid[])`;
  const { rows } = await sql<{ id: string }>`
    with given as (select id from unnest(${[...checkoutIds]}::uuid[]) as given (id)),
    held as (
      select checkout_id from payment_authorization
      where ${ofScope} and ${isGiven} and status = 'HELD'
      order by checkout_id
      for update
    ), committed as (
      update payment_authorization set status = 'COMMITTED', expires_at = null, updated_at = now()
      where ${ofScope} and ${isGiven} and checkout_id in (select checkout_id from held)
      returning checkout_id
    )
    select id from given
    where id in (select checkout_id from committed)
      or not exists (
        select from payment_authorization where ${ofScope} and ${isGiven} and checkout_id = given.id and status not in ('COMMITTED', 'POSTED'))
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The page size. The rest is listed by the next call. */
const EXPIRED_MAX = 500;

/** Lists the checkouts of all stores whose hold has expired, except those in `skipped`. */
export async function listExpiredHolds(db: Db, skipped: readonly string[]): Promise<readonly (Scope & { checkoutId: string })[]> {
  const due = sql`
    select tenant_id as "tenantId", mode, checkout_id as "checkoutId", expires_at as due_at from payment_authorization
    where status = 'HELD' and expires_at < statement_timestamp() and checkout_id <> all (${skipped}::uuid[])`;
  return (await inRounds<Scope & { checkoutId: string }>({ due, columns: ['checkoutId'], limit: EXPIRED_MAX }).execute(db)).rows;
}

const inSeconds = (seconds: number) => sql<Date>`statement_timestamp() + make_interval(secs => ${seconds})`;

const changeable = (db: Db, scope: Scope, checkoutId: string, to: AuthorizationStatus) =>
  db
    .updateTable('payment_authorization')
    .where(inScope(scope))
    .where('checkout_id', '=', checkoutId)
    .where('status', 'in', statusesBefore(to));

/** The statuses from which an authorization can move to `to`. */
export const statusesBefore = (to: AuthorizationStatus): AuthorizationStatus[] =>
  (Object.keys(AUTHORIZATION_EXITS) as AuthorizationStatus[]).filter((from) => AUTHORIZATION_EXITS[from].includes(to));

const authorizationsOf = (db: Db, scope: Scope) =>
  db
    .selectFrom('payment_authorization')
    .select(['checkout_id', 'status', 'customer_id', 'order_id', 'payment_rail', 'amount', 'currency', 'terms_basis', 'terms_days'])
    .where(inScope(scope));

/** A stored authorization. */
export type AuthorizationRow = NonNullable<Awaited<ReturnType<ReturnType<typeof authorizationsOf>['executeTakeFirst']>>>;

/** Converts a row to the domain's authorization. */
export const toAuthorization = (row: AuthorizationRow): Authorization => ({
  checkoutId: row.checkout_id,
  status: row.status,
  customerId: row.customer_id,
  orderId: row.order_id,
  rail: row.payment_rail,
  amount: row.amount === null ? null : decimal(row.amount),
  currency: row.currency,
  termsBasis: row.terms_basis,
  termsDays: row.terms_days,
});
