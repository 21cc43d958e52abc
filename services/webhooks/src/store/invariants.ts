import type { InvariantCheck } from '@storefront/proto/storefront/operations/v1/InvariantCheck';
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** The rules of this service that must always hold; reads only. */
export async function checkInvariants(db: Kysely<Database>): Promise<readonly InvariantCheck[]> {
  return [
    await checkNone(
      db,
      'no delivery waits for a subscription that has ended',
      sql<{ count: string }>`
      select count(*) from delivery join subscription
        on (subscription.tenant_id, subscription.mode, subscription.id) = (delivery.tenant_id, delivery.mode, delivery.subscription_id)
      where delivery.status = 'PENDING' and delivery.lease_token is null
        and (subscription.deleted_at is not null or (subscription.status = 'DISABLED' and delivery.event <> 'ping'))
    `,
    ),
    await checkNone(
      db,
      'every delivery has as many attempts as it counts',
      sql<{ count: string }>`
      select count(*) from delivery where attempt_count <> (
        select count(*) from attempt
        where (attempt.tenant_id, attempt.mode, attempt.delivery_id) = (delivery.tenant_id, delivery.mode, delivery.id)
      )
    `,
    ),
    await checkNone(
      db,
      'every delivered message had an answer of 2xx',
      sql<{ count: string }>`
      select count(*) from delivery where status = 'DELIVERED' and not exists (
        select from attempt
        where (attempt.tenant_id, attempt.mode, attempt.delivery_id) = (delivery.tenant_id, delivery.mode, delivery.id)
          and failure is null
      )
    `,
    ),
  ];
}

async function checkNone(db: Kysely<Database>, name: string, query: ReturnType<typeof sql<{ count: string }>>): Promise<InvariantCheck> {
  const { rows } = await query.execute(db);
  const count = Number(rows[0]?.count ?? 0);
  return { name, ok: count === 0, detail: count === 0 ? '' : `${count} rows break it` };
}
