import { type Scope, writeTogether } from '@storefront/db';
import type { Idempotency } from '@storefront/rpc';
import { sql } from 'kysely';
import type { Checkout, LeasedCheckout } from '../domain/checkout.ts';
import { leaseEnd } from './checkouts.ts';
import type { Db } from './schema.ts';

/** A checkout that has not been stored yet. */
export type NewCheckout = Pick<
  Checkout,
  'tenantId' | 'mode' | 'id' | 'customerId' | 'orderId' | 'requestId' | 'store' | 'body' | 'shippingOption'
> & {
  readonly leaseToken: string;
  /** The process that runs it. */
  readonly leaseOwner: string;
};

/** A checkout to start, under its Idempotency-Key if it has one. */
export interface CheckoutStart {
  readonly checkout: NewCheckout;
  readonly key: Idempotency | undefined;
}

/** The started checkout, or undefined if another request has claimed its key. */
export type StartedCheckout = LeasedCheckout | undefined;

/** Starts a checkout together with those of concurrent requests. */
export type StartCheckout = (start: CheckoutStart) => Promise<StartedCheckout>;

/** Starts checkouts in one statement for those of concurrent requests to a store. */
export const checkoutStarter = (db: Db): StartCheckout =>
  writeTogether(
    (starts: readonly CheckoutStart[], scope) => startCheckouts(db, scope, starts),
    ({ checkout }) => checkout,
  );

/** The first order of a store is SO-1001. */
const NUMBER_BEFORE_FIRST = 1000;

/**
 * Inserts checkouts of a store with their future order numbers, first those that refused checkouts have returned, and claims their Idempotency-Keys, in one statement. Inserts no checkout whose key is already
 * claimed. Of concurrent requests with one key, exactly one claims it. A statement locks the counter of a store until it has committed.
 */
async function startCheckouts(db: Db, { tenantId, mode }: Scope, starts: readonly CheckoutStart[]): Promise<readonly StartedCheckout[]> {
  const store = sql`${tenantId}::uuid, ${mode}`;
  const { rows } = await sql<{ id: string; number: string }>`
    with request as (
      select * from jsonb_to_recordset(${JSON.stringify(starts.map(toRow))}::jsonb) as request (
        index integer, id uuid, customer_id uuid, cart_id uuid, order_id uuid, request_id text, store jsonb,
        body jsonb, shipping_option jsonb, lease_token uuid, lease_owner uuid, route text, key text, fingerprint text)
    ),
    -- Its foreign key is checked at the commit, because Citus executes the parts one after the other.
    claimed as (
      insert into idempotency_record as earlier (tenant_id, mode, customer_id, route, key, fingerprint, checkout_id)
      select distinct on (customer_id, route, key) ${store}, customer_id, route, key, fingerprint, id
      from request where key is not null
      order by customer_id, route, key, index
      on conflict (tenant_id, mode, customer_id, route, key) do update set
        fingerprint = excluded.fingerprint, checkout_id = excluded.checkout_id, expires_at = excluded.expires_at
      -- An expiry is 24 hours after its claim.
      where excluded.expires_at - earlier.expires_at >= interval '24 hours'
      returning checkout_id
    ),
    starting as (
      select *, row_number() over (order by index) as ordinal, count(*) over () as count
      from request where key is null or id in (select checkout_id from claimed)
    ),
    reused as (
      delete from returned_order_number as returned
      where returned.tenant_id = ${tenantId}::uuid and returned.mode = ${mode} and returned.number = any (array(
        select number from returned_order_number where tenant_id = ${tenantId}::uuid and mode = ${mode}
        order by length(number), number limit (select count(*) from starting) for update skip locked
      ))
      returning returned.number
    ),
    numbered as (select number, row_number() over (order by length(number), number) as ordinal from reused),
    counter as (
      insert into order_counter (tenant_id, mode, last_number)
      select ${store}, ${NUMBER_BEFORE_FIRST} + count - (select count(*) from numbered) from starting where ordinal = 1
      on conflict (tenant_id, mode) do update set
        last_number = order_counter.last_number + excluded.last_number - ${NUMBER_BEFORE_FIRST}
      returning last_number
    )
    insert into checkout (tenant_id, mode, id, customer_id, cart_id, order_id, order_number, request_id, store, body, shipping_option, step,
      lease_token, lease_owner, lease_until)
    select ${store}, id, customer_id, cart_id, order_id,
      coalesce((select number from numbered where numbered.ordinal = starting.ordinal), 'SO-' || (last_number - count + ordinal)), request_id, store, body, shipping_option,
      'started', lease_token, lease_owner, ${leaseEnd}
    from starting, counter
    returning id, order_number as number
  `.execute(db);
  const numbers = new Map(rows.map(({ id, number }) => [id, number]));
  return starts.map(({ checkout }) => {
    const number = numbers.get(checkout.id);
    return number === undefined ? undefined : started(checkout, number);
  });
}

const toRow = ({ checkout, key }: CheckoutStart, index: number) => ({
  index,
  id: checkout.id,
  customer_id: checkout.customerId,
  cart_id: checkout.body.cartId,
  order_id: checkout.orderId,
  request_id: checkout.requestId,
  store: checkout.store,
  body: checkout.body,
  shipping_option: checkout.shippingOption,
  lease_token: checkout.leaseToken,
  lease_owner: checkout.leaseOwner,
  route: key?.route,
  key: key?.key,
  fingerprint: key?.fingerprint,
});

const started = (checkout: NewCheckout, orderNumber: string): LeasedCheckout => ({
  ...checkout,
  orderNumber,
  step: 'started',
  undo: [],
  attempts: 0,
  ageMs: 0,
  resumed: false,
});
