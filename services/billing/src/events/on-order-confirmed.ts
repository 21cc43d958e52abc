import type { DomainEvent } from '@storefront/events';
import type { OrderEvent } from '@storefront/proto/storefront/events/v1/OrderEvent';
import type { Transaction } from 'kysely';
import type { BillingDeps } from '../deps.ts';
import type { Database } from '../store/schema.ts';
import { issueOrderInvoice } from '../transactions/issue-order-invoice.ts';
import { toPlacedOrder } from '../wire/placed-order.ts';

/** A confirmed order gets its one invoice. */
export const onOrderConfirmed =
  (deps: Pick<BillingDeps, 'newId' | 'now'>) =>
  (event: DomainEvent<OrderEvent>, trx: Transaction<Database>): Promise<void> =>
    issueOrderInvoice(trx, event, toPlacedOrder(event.data.order ?? {}), deps);
