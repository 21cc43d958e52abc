import type { CustomerScope } from '@storefront/db';
import { type StoredAnswer, storedResponse } from '@storefront/idempotency';
import type { Idempotency } from '@storefront/rpc';
import { type Kysely, sql } from 'kysely';
import type { HeldCheckout } from '../domain/checkout.ts';
import { insertCheckout, type NewCheckout } from './checkouts.ts';
import type { Database } from './schema.ts';

/** What the key holds, unless it is unknown or older than 24 hours. The response is the checkout's own: it committed with the order. */
export function findIdempotencyRecord(
  db: Kysely<Database>,
  scope: CustomerScope,
  { route, key }: Idempotency,
): Promise<StoredAnswer | undefined> {
  return db
    .selectFrom('idempotency_record as record')
    .innerJoin('checkout', (join) =>
      join
        .onRef('checkout.tenant_id', '=', 'record.tenant_id')
        .onRef('checkout.mode', '=', 'record.mode')
        .onRef('checkout.id', '=', 'record.checkout_id'),
    )
    .select(['record.fingerprint', 'checkout.result as response'])
    .where('record.tenant_id', '=', scope.tenantId)
    .where('record.mode', '=', scope.mode)
    .where('record.customer_id', '=', scope.customerId)
    .where('record.route', '=', route)
    .where('record.key', '=', key)
    .where('record.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

export type Begun = { readonly checkout: HeldCheckout } | { readonly response: string };

/** Begins a checkout under its key, or answers what the key's first request earned. Of many at once exactly one begins. */
export async function beginCheckout(db: Kysely<Database>, checkout: NewCheckout, key: Idempotency | undefined): Promise<Begun> {
  const begun = await insertCheckout(db, checkout, key);
  if (begun !== undefined) return { checkout: begun };
  if (key === undefined) throw new Error('a checkout without a key was not begun');
  const record = await findIdempotencyRecord(db, checkout, key);
  // Its first request was undone between the two statements: the next try of this one finds the key free.
  return { response: storedResponse(record ?? { fingerprint: key.fingerprint, response: null }, key.fingerprint) };
}
