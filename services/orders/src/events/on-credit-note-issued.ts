import type { EventHandler } from '@storefront/events';
import { decimal } from '@storefront/money';
import type { CreditNoteEvent__Output } from '@storefront/proto/storefront/events/v1';
import { withEverythingCredited } from '../domain/correct-order.ts';
import { withTimelineEvent } from '../domain/order.ts';
import { changeOrder } from '../store/orders.ts';
import type { Database } from '../store/schema.ts';

/**
 * Records a credit note in the timeline of its order. If nothing of the invoice is left uncredited, a correction cancels what has not shipped; the sweep completes
 * it. What the correction that issued the credit note cancels is pending or canceled already.
 */
export const onCreditNoteIssued: EventHandler<Database, CreditNoteEvent__Output> = async (event, trx) => {
  const { creditNote, invoiceUncredited } = event.data;
  if (creditNote === null) return;
  const scope = { tenantId: event.tenantId, mode: event.mode };
  await changeOrder(trx, scope, creditNote.orderId, (order) => {
    const credited = withTimelineEvent(order, 'credited', 'system', event.occurredAt);
    return { order: decimal(invoiceUncredited).isZero() ? withEverythingCredited(credited, creditNote.id) : credited };
  });
};
