import type { GetOrderBillingResponse__Output, Invoice__Output } from '@storefront/proto/storefront/billing/v1';
import type { Order__Output } from '@storefront/proto/storefront/orders/v1';

/** A section of an order that billing provides. */
export type BillingSection = 'invoices' | 'payment_session';

/** The fields of an order that decide whether its billing is up to date. */
export interface OrderState {
  readonly status: Order__Output['status'];
  readonly timeline: readonly { readonly event: string }[];
}

/**
 * Names the sections that billing has not updated yet after the order was confirmed or closed. Every order that was ever confirmed has an invoice.
 * Once the order is closed, its invoice is voided or credited in full, and no payment session can still be paid. A session in PROCESSING stays,
 * because only the payment gateway ends it.
 */
export function pendingSections({ status, timeline }: OrderState, billing: GetOrderBillingResponse__Output): readonly BillingSection[] {
  const isClosed = status === 'CANCELLED' || status === 'EXPIRED';
  const lacksInvoice = billing.invoices.length === 0 && timeline.some(({ event }) => event === 'confirmed');
  const hasOpenInvoice = billing.invoices.some((invoice) => invoice.status === 'OPEN' && !isCreditedInFull(invoice));
  const pending: BillingSection[] = [];
  if (lacksInvoice || (isClosed && hasOpenInvoice)) pending.push('invoices');
  if (isClosed && billing.paymentSession?.status === 'PENDING') pending.push('payment_session');
  return pending;
}

/** Such an invoice is open again if a payment that was refunded is reversed. */
const isCreditedInFull = ({ amountCredited, total }: Invoice__Output): boolean => Number(amountCredited) >= Number(total);
