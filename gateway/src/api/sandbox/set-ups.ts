import { setTimeout as sleep } from 'node:timers/promises';
import { createFairQueue, flowOf } from '@storefront/fair-queue';
import { jsonNumber } from '@storefront/money';
import type { SandboxPayment__Output } from '@storefront/proto/storefront/billing/v1';
import type { SetSandboxStockRequest } from '@storefront/proto/storefront/catalog/v1';
import { renderCreditStatus } from '@storefront/public-json';
import type { Caller } from '@storefront/rpc';
import type { z } from 'zod';
import type { Message } from '../../http/input/to-message.ts';
import { present } from '../../http/replies/present.ts';
import { enveloped, noContent, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import { asStore, onceForStore, type SandboxDeps } from '../../stores/index.ts';
import type { ResourceDeps } from '../deps.ts';
import { forward } from '../forward.ts';
import type { SandboxCreditIn, SandboxDisputeIn, SandboxEventIn, SandboxHistoryIn, SandboxPaymentIn } from './schemas.ts';

const OUTCOMES = { PAID: 'PAY', DECLINED: 'DECLINE', CANCELLED: 'CANCEL' } as const;
const SHOWN_OUTCOMES = { PAY: 'PAID', DECLINE: 'DECLINED', CANCEL: 'CANCELLED', OUTCOME_UNSPECIFIED: 'PAID' } as const;

/** Returns the operations that set up payments, stock, credit, and events of a sandbox. */
export const setUpHandlers = ({ sandbox }: ResourceDeps) => ({
  queuePayment: async ({ outcome, afterSeconds, amount }: Message<z.output<typeof SandboxPaymentIn>>, { caller }: Call): Promise<Reply> => {
    const request = { outcome: OUTCOMES[outcome], delaySeconds: afterSeconds, amount };
    const { payment, replayed } = await sandbox.clients.billing.queuePayment(request, asStore(caller));
    return enveloped(renderPayment(present(payment, 'payment')), { status: 201, replayed });
  },
  reportDispute: async (request: Message<z.output<typeof SandboxDisputeIn>>, { caller }: Call): Promise<Reply> => {
    const { replayed, sessionId, status, amount, currency } = await sandbox.clients.billing.reportDispute(request, asStore(caller));
    return enveloped({ session_id: sessionId, status, amount: jsonNumber(amount), currency }, { replayed });
  },
  clearPayments: forward(sandbox.clients.billing.clearPayments, noContent),
  setStock: async (request: SetSandboxStockRequest, { caller }: Call): Promise<Reply> => {
    const set = async (given: Caller) => {
      const { availability } = await sandbox.clients.catalog.setSandboxStock(request, given);
      return { sku: request.sku, availability };
    };
    const { replayed, ...data } = await onceForStore(sandbox, caller, set);
    return enveloped(data, { replayed });
  },
  setCredit: async ({ onHold, ...terms }: Message<z.output<typeof SandboxCreditIn>>, { caller }: Call): Promise<Reply> => {
    const set = (given: Caller) => sandbox.clients.billing.setCredit({ ...terms, creditHold: onHold }, given);
    const { replayed, credit } = await onceForStore(sandbox, caller, set);
    return enveloped(renderCreditStatus(present(credit, 'credit status')), { replayed });
  },
  triggerEvent: async ({ type, object }: EventRequest, { caller }: Call): Promise<Reply> => {
    const trigger = async (given: Caller) => {
      const { aggregateId, dataJson } = await readEvent(sandbox, given, type, object);
      return await sandbox.clients.webhooks.triggerEvent({ type, aggregateId, dataJson }, given);
    };
    const { replayed, eventId, subscriptions, listeners } = await onceForStore(sandbox, caller, trigger);
    return enveloped({ event_id: eventId, type, subscriptions, listeners }, { status: 202, replayed });
  },
});

type EventRequest = z.output<typeof SandboxEventIn>;

/** Reads the data of an event from the service that emits it. */
async function readEvent({ clients }: SandboxDeps, caller: Caller, type: EventRequest['type'], object: string) {
  switch (type) {
    case 'order.placed':
    case 'order.confirmed':
    case 'order.shipped':
    case 'order.delivered':
    case 'order.cancelled':
    case 'order.refunded':
      return await clients.orders.getOrderEvent({ order: object }, caller);
    case 'invoice.issued':
    case 'invoice.paid':
    case 'invoice.voided':
    case 'invoice.payment_reversed':
    case 'invoice.overdue':
      return await clients.billing.getInvoiceEvent({ invoice: object }, caller);
    case 'webhook_endpoint.failing':
    case 'webhook_endpoint.disabled':
      // The webhooks service reads the subscription itself.
      return { aggregateId: object, dataJson: '{}' };
    case 'credit_note.issued':
      return await clients.billing.getCreditNoteEvent({ creditNote: object }, caller);
    case 'customer.created':
    case 'customer.updated':
      return await clients.billing.getCustomerEvent({ customer: object }, caller);
    case 'payment.failed':
      return await clients.billing.getPaymentEvent({ sessionId: object }, caller);
    default:
      return await clients.catalog.getProductEvent({ sku: object, type }, caller);
  }
}

/** Renders a queued payment. */
export const renderPayment = ({ id, outcome, delaySeconds, amount, sessionId, dueAt }: SandboxPayment__Output) => ({
  id,
  outcome: SHOWN_OUTCOMES[outcome],
  after_seconds: delaySeconds,
  amount: amount === undefined ? null : jsonNumber(amount),
  session_id: sessionId ?? null,
  due_at: dueAt ?? null,
});

const INVOICES_PER_MONTH = 2;
/** The orders of the largest history take about two seconds. After this time the response is sent without them; they follow. */
const ORDERS_WAIT_MS = 8_000;
const ORDERS_POLL_MS = 50;

/** Ten histories, the largest of which take two seconds. */
const HISTORY_WAIT_MS = 20_000;
const HISTORIES_WAITING_MAX = 10;

/**
 * Creates a history in billing, and waits until the orders service has created the orders of its invoices. One at a time: the events of a thousand invoices are ahead of
 * the payments of all stores.
 */
export function createHistory({ sandbox, clients: { orders } }: ResourceDeps) {
  const permits = createFairQueue({ resource: 'sandbox_histories', running: 1, waiting: HISTORIES_WAITING_MAX });
  const create = async (
    { entries, months, ...given }: Message<z.output<typeof SandboxHistoryIn>>,
    { caller }: Pick<Call, 'caller'>,
  ): Promise<Reply> => {
    const invoicesPerMonth = given.invoicesPerMonth ?? INVOICES_PER_MONTH;
    const request = { customer: given.customer, entries: entries ?? [], months: months ?? 0, invoicesPerMonth };
    const { replayed, ...created } = await sandbox.clients.billing.createHistory(request, asStore(caller));
    const { customerId, from, to, invoices, payments, currency } = created;
    if (!replayed) await awaitOrders(orders, { ...caller, customerId }, invoices);
    const data = {
      customer_id: customerId,
      from,
      to,
      invoices,
      payments,
      credit_notes: created.creditNotes,
      currency,
      amount_due: jsonNumber(created.amountDue),
      unapplied_credit: jsonNumber(created.unappliedCredit),
    };
    return enveloped(data, { status: 201, replayed });
  };
  return (request: Parameters<typeof create>[0], call: Call): Promise<Reply> =>
    permits.run({ ...flowOf(call.caller), deadlineAt: Date.now() + HISTORY_WAIT_MS }, () => create(request, call));
}

/** Waits until a customer has delivered orders. A history is complete without the wait, so a failure only ends it. */
async function awaitOrders({ listOrders }: ResourceDeps['clients']['orders'], caller: Caller, count: number): Promise<void> {
  const request = { limit: 1, offset: 0, status: ['DELIVERED'] };
  for (const end = Date.now() + ORDERS_WAIT_MS; Date.now() < end; await sleep(ORDERS_POLL_MS)) {
    const total = await listOrders(request, caller).then(
      (page) => page.total,
      () => count,
    );
    if (total >= count) return;
  }
}
