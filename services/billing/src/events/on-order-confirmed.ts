import type { DomainEvent } from '@storefront/events';
import type { OrderEvent } from '@storefront/proto/storefront/events/v1/OrderEvent';
import type { Transaction } from 'kysely';
import type { BillingDeps } from '../deps.ts';
import type { Database } from '../store/schema.ts';
import { issueOrderInvoice } from '../transactions/issue-order-invoice.ts';
import { fromProtoPlacedOrder } from '../wire/from-proto-placed-order.ts';

/** Issues the invoice of a confirmed order. */
export const onOrderConfirmed =
  (deps: Pick<BillingDeps, 'newId' | 'now'>) =>
  (event: DomainEvent<OrderEvent>, trx: Transaction<Database>): Promise<void> =>
    issueOrderInvoice(trx, event, fromProtoPlacedOrder(event.data.order ?? {}), deps);
