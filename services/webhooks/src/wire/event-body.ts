import { type EventType, isEventType } from '@storefront/contract';
import type { DomainEvent } from '@storefront/events';
import type {
  CreditNoteEvent__Output,
  CustomerEvent__Output,
  InvoiceEvent__Output,
  OrderEvent__Output,
  PaymentSessionEvent__Output,
  ProductEvent__Output,
  StockChanged__Output,
} from '@storefront/proto/storefront/events/v1';
import {
  type OrderBillingSections,
  renderCreditNote,
  renderCustomer,
  renderInvoiceIssuedData,
  renderInvoicesPayment,
  renderOrderEventData,
  renderPaymentSession,
  renderProductEventData,
  renderProductRemovedData,
  renderStockChangedData,
} from '@storefront/public-json';
import { PING } from '../domain/delivery.ts';
import type { EndpointEventData } from '../domain/endpoint-event.ts';

/** An event that a developer triggered in a sandbox. It is marked, and has neither a sequence nor a position. */
export interface TriggeredEvent extends DomainEvent<never> {
  readonly isTriggered: true;
}

/** Renders the data of each event type; an event type without an entry does not compile. */
const RENDERERS: { readonly [T in EventType]: (data: never, billing?: OrderBillingSections) => object } = {
  'order.confirmed': renderOrderEvent,
  'order.shipped': renderOrderEvent,
  'order.cancelled': renderOrderEvent,
  'invoice.issued': renderInvoiceEvent,
  'order.placed': renderOrderEvent,
  'order.delivered': renderOrderEvent,
  'order.refunded': renderOrderEvent,
  'invoice.paid': renderInvoiceEvent,
  'invoice.voided': renderInvoiceEvent,
  'invoice.payment_reversed': renderInvoiceEvent,
  'invoice.overdue': renderInvoiceEvent,
  'credit_note.issued': ({ creditNote }: CreditNoteEvent__Output) => renderCreditNote(given(creditNote, 'credit note')),
  'payment.failed': renderSessionEvent,
  'customer.created': renderCustomerEvent,
  'customer.updated': renderCustomerEvent,
  'product.removed': (data: ProductEvent__Output) => renderProductRemovedData(data),
  'product.created': (data: ProductEvent__Output) => renderProductEventData(data),
  'product.updated': (data: ProductEvent__Output) => renderProductEventData(data),
  'stock.changed': (data: StockChanged__Output) => renderStockChangedData(data),
  'webhook_endpoint.failing': renderEndpointData,
  'webhook_endpoint.disabled': renderEndpointData,
};

/**
 * Renders the body of an event's deliveries. It is stored once, and signed and sent unchanged. Without `billing`, the billing sections of an order
 * are null.
 */
export function eventBody(event: DomainEvent<unknown> | TriggeredEvent, billing?: OrderBillingSections): string {
  const { type } = event;
  if (!isEventType(type)) throw new Error(`${type} is not a public event`);
  return JSON.stringify({
    id: event.id,
    type,
    api_version: 'v1',
    mode: event.mode,
    created_at: event.occurredAt,
    sequence: event.sequence,
    position: event.position ?? null,
    ...('isTriggered' in event ? { triggered: true } : {}),
    data: RENDERERS[type](event.data as never, billing),
  });
}

/** Renders the body of a test delivery. */
export const pingBody = (ping: { id: string; mode: string; at: Date; subscriptionId: string }): string =>
  JSON.stringify({
    id: ping.id,
    type: PING,
    api_version: 'v1',
    mode: ping.mode,
    created_at: ping.at.toISOString(),
    sequence: null,
    position: null,
    data: { subscription_id: ping.subscriptionId },
  });

function renderOrderEvent({ order }: OrderEvent__Output, billing?: OrderBillingSections): object {
  return renderOrderEventData({ ...given(order, 'order'), ...billing });
}

function renderInvoiceEvent({ invoice, paidByCredit }: InvoiceEvent__Output): object {
  return renderInvoiceIssuedData(given(invoice ?? paidByCredit, 'invoice'));
}

function renderSessionEvent({ paymentSession }: PaymentSessionEvent__Output): object {
  const session = given(paymentSession, 'payment session');
  return session.purpose === 'INVOICES' ? renderInvoicesPayment(session) : renderPaymentSession(session);
}

function renderCustomerEvent({ customer }: CustomerEvent__Output): object {
  return renderCustomer(given(customer, 'customer'));
}

function given<T>(value: T | null | undefined, name: string): T {
  if (!value) throw new Error(`the event has no ${name}`);
  return value;
}

function renderEndpointData({ subscriptionId, endpointUrl, failingSince, percent, disabledReason }: EndpointEventData): object {
  return {
    subscription_id: subscriptionId,
    endpoint_url: endpointUrl,
    failing_since: failingSince,
    percent,
    disabled_reason: disabledReason,
  };
}
