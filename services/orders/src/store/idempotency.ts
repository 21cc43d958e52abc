import { type CustomerScope, inTransaction } from '@storefront/db';
import { type StoredAnswer, storedResponse } from '@storefront/idempotency';
import type { Idempotency } from '@storefront/rpc';
import { type Kysely, sql, type Transaction } from 'kysely';
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
export function beginCheckout(db: Kysely<Database>, checkout: NewCheckout, key: Idempotency | undefined): Promise<Begun> {
  if (key === undefined) return insertCheckout(db, checkout).then((begun) => ({ checkout: begun }));
  return inTransaction(db, async (trx) => {
    if (await claimKey(trx, checkout, key)) return { checkout: await insertCheckout(trx, checkout) };
    const record = await findIdempotencyRecord(trx, checkout, key);
    // Its first request was undone between the two statements: the next try of this one finds the key free.
    return { response: storedResponse(record ?? { fingerprint: key.fingerprint, response: null }, key.fingerprint) };
  });
}

async function claimKey(trx: Transaction<Database>, checkout: NewCheckout, { route, key, fingerprint }: Idempotency): Promise<boolean> {
  const { tenantId, mode, customerId, id } = checkout;
  const claimed = await trx
    .insertInto('idempotency_record')
    .values({ tenant_id: tenantId, mode, customer_id: customerId, route, key, fingerprint, checkout_id: id })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'mode', 'customer_id', 'route', 'key'])
        .doUpdateSet({ fingerprint, checkout_id: id, expires_at: sql`now() + interval '24 hours'` })
        .where('idempotency_record.expires_at', '<=', sql<Date>`now()`),
    )
    .returning('checkout_id')
    .executeTakeFirst();
  return claimed !== undefined;
}
