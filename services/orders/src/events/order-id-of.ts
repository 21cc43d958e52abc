import type { DomainEvent } from '@storefront/events';

/** The fields with an order's ID of the events that orders consume. */
interface EventOfOrder {
  readonly orderId?: string;
  readonly paymentSession?: { readonly orderId?: string } | null;
  readonly invoice?: { readonly orderId: string } | null;
  readonly creditNote?: { readonly orderId: string } | null;
  readonly refund?: { readonly orderId: string } | null;
}

/** Returns the order that an event changes, so that the outcomes of its payment sessions, invoices, and refunds are recorded in the order in which they happened. */
export function orderIdOf(event: DomainEvent<never>): string | undefined {
  const { orderId, paymentSession, invoice, creditNote, refund }: EventOfOrder = event.data;
  return orderId ?? (paymentSession ?? invoice ?? creditNote ?? refund)?.orderId;
}
