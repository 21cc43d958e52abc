import { inScope, type Scope } from '@storefront/db';
import type { Db } from './schema.ts';

/** Every query for a store's subscriptions starts here, so none can access another store's subscriptions or deleted ones. */
export const subscriptionsOf = (db: Db, { tenantId, mode }: Scope) =>
  db
    .selectFrom('subscription')
    .where('subscription.tenant_id', '=', tenantId)
    .where('subscription.mode', '=', mode)
    .where('subscription.deleted_at', 'is', null);

/** Every query for the deliveries of a subscription starts here. */
export const deliveriesOf = (db: Db, { tenantId, mode }: Scope, subscriptionId: string) =>
  db.selectFrom('delivery').where(inScope({ tenantId, mode })).where('subscription_id', '=', subscriptionId);
