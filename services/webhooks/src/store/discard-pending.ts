import type { Scope } from '@storefront/db';
import type { Transaction } from 'kysely';
import { PING } from '../domain/event-types.ts';
import type { Database } from './schema.ts';

/** Discards what waits for a subscription that ends. What is on its way at this moment is judged when it has arrived. */
export async function discardPending(
  trx: Transaction<Database>,
  { tenantId, mode }: Scope,
  subscriptionId: string,
  { withPings = false }: { readonly withPings?: boolean } = {},
): Promise<void> {
  await trx
    .updateTable('delivery')
    .set({ status: 'DISCARDED', next_attempt_at: null, resends: 0 })
    .where('tenant_id', '=', tenantId)
    .where('mode', '=', mode)
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'PENDING')
    .where('lease_token', 'is', null)
    .$if(!withPings, (query) => query.where('event', '!=', PING))
    .execute();
}
