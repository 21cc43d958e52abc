import type { OperationDocs } from '@storefront/api-docs';
import { enveloped, example } from '../examples/envelopes.ts';
import { IDS } from '../examples/ids.ts';

const CLOCK = { now: '2026-12-22T10:00:00.000Z', ahead_seconds: 2_678_400, status: 'READY' };
const FAULT = {
  id: '019aa0c6-7c00-7000-8000-0000000000f1',
  method: 'GET',
  path: '/v1/orders/{order_id}',
  effect: 'missing_section',
  delay_ms: null,
  status: null,
  retry_after_seconds: null,
  when: null,
  sections: ['invoices'],
  times: 2,
  remaining: 2,
  created_at: '2026-11-21T10:00:00.000Z',
  expires_at: '2026-11-21T11:00:00.000Z',
};
const PAYMENT = {
  id: '019aa0c6-7c00-7000-8000-0000000000f2',
  outcome: 'DECLINED',
  after_seconds: 0,
  amount: null,
  session_id: null,
  due_at: null,
};

export const SANDBOX_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  getSandbox: {
    description: "Returns the store's clock, the faults that can still apply, and the payments that were not made yet.",
    response: {
      setUp: enveloped('A moved clock, a fault, and a payment', { clock: CLOCK, faults: [FAULT], payments: [PAYMENT] }),
    },
  },
  resetSandbox: {
    description:
      'Removes the faults and the queued payments, and forgets the logins, signups, password resets, and email verifications that count against their limits. The clock stays where it is, because what was written at its time would lie in the future. ' +
      'Stock, credit, orders, and other data stay as well.',
  },
  advanceSandboxClock: {
    description:
      "Moves the store's clock forward, by an interval or to a time, up to five years ahead of the real time. It cannot be moved back. The store's time " +
      'determines everything that a shopper can observe: when payment sessions, shopper tokens, and carts expire, when unpaid orders expire, when invoices ' +
      'become overdue, when sales and promotions begin and end, and the timestamps of new orders and invoices. When the call returns with the status `READY`, ' +
      'all of this has happened. If part of the service is unavailable, or the move takes longer than 7 seconds, the status is `ADVANCING`; the move is ' +
      'completed within a minute, and another one returns 409 `clock_advancing` until then. Rate limits, Idempotency-Keys, API keys, and webhook deliveries keep the real time.',
    reasons: ['clock_advancing', 'clock_limit'],
    request: {
      interval: example('Move the clock by 31 days', { by: '31d' }),
      time: example('Move the clock to the start of a sale', { to: '2026-12-24T05:00:00Z' }),
    },
    response: { moved: enveloped('The new time', CLOCK) },
  },
  addSandboxFault: {
    description:
      'Injects a fault into the next matching requests of this store, with any of its sandbox keys. A fault applies `times` times, and until it expires; the oldest ' +
      'matching one applies first. The response is the same as in a real failure, except for the header `X-Service-Sandbox-Fault`, which names the effect. Requests to ' +
      '`/v1/sandbox` and those refused for their credentials or by the rate limit are not affected. A sandbox can have at most 20; another one returns 409.',
    reasons: ['sandbox_fault_limit'],
    request: {
      section: example('The next two orders lack their invoices', {
        method: 'GET',
        path: '/v1/orders/{order_id}',
        effect: 'missing_section',
        sections: ['invoices'],
        times: 2,
      }),
      limited: example('The next request is refused by the rate limit', { effect: 'error', status: 429, retry_after_seconds: 5 }),
      lost: example('The next checkout succeeds, but its response is lost', {
        method: 'POST',
        path: '/v1/checkout',
        effect: 'dropped_connection',
        when: 'after',
      }),
    },
    response: { added: enveloped('The fault', FAULT) },
  },
  clearSandboxFaults: { description: 'Removes all faults of the sandbox.' },
  queueSandboxPayment: {
    description:
      'Chooses the outcome of the next payment session, of an order or an invoice, without a visit to its payment page. Payments are queued: each new ' +
      'session takes the first one in the queue. Sessions that are open already are not affected. A late payment, or one of another amount, is handled as in live mode. At most 100 ' +
      'payments can be queued; another one returns 409.',
    reasons: ['sandbox_payment_limit'],
    request: {
      declined: example('The next payment is declined', { outcome: 'DECLINED' }),
      late: example('The next payment arrives after its session has expired', { outcome: 'PAID', after_seconds: 2700 }),
      other: example('The next payment has another amount', { outcome: 'PAID', amount: 10 }),
    },
    response: { queued: enveloped('The payment is queued', PAYMENT) },
  },
  clearSandboxPayments: { description: 'Removes the payments that were not made yet.' },
  disputeSandboxPayment: {
    description:
      'Acts as a shopper who disputes a payment at the bank: opens the dispute of a payment session, or ends it. An open dispute is in the timeline of the order; ' +
      'one that is lost reverses its amount of the payment, as in live mode, so that the invoice is `OPEN` again. A session has at most one dispute. A ' +
      'dispute that has ended differently, or a session that is not paid, returns 409.',
    reasons: ['payment_session_not_paid', 'dispute_closed'],
    request: {
      opened: example('The payment is disputed', { session_id: IDS.session, status: 'OPEN' }),
      lost: example('The store loses 20', { session_id: IDS.session, status: 'LOST', amount: 20 }),
    },
    response: { opened: enveloped('The dispute', { session_id: IDS.session, status: 'OPEN', amount: 115, currency: 'JMD' }) },
  },
  setSandboxStock: {
    description:
      'Sets the quantity on hand of a product, like the operator command `storefront stock set`. It includes the quantity that orders have reserved.',
    request: { few: example('Three are left', { sku: 'BOLT-M8', quantity: 3 }) },
    response: { low: enveloped('The stock band', { sku: 'BOLT-M8', availability: 'LOW' }) },
  },
  setSandboxCredit: {
    description:
      'Sets the credit terms of a customer. Fields you omit stay unchanged. The customer gets a credit account with the first limit.',
    request: {
      limited: example('A limit of 100 with 30 days', { customer: 'ann@garage.example', credit_limit: 100, terms_days: 30 }),
      held: example('Credit on hold', { customer: 'ann@garage.example', on_hold: true }),
    },
    response: {
      set: enveloped('The credit status', {
        status: 'GOOD',
        currency: 'JMD',
        credit_limit: 100,
        balance: 0,
        held: 0,
        available_credit: 100,
        overdue_amount: 0,
        unapplied_credit: 0,
        oldest_due_at: null,
        payment_terms: { code: 'NET30', days: 30 },
        as_of: '2026-11-21T10:00:00.000Z',
      }),
    },
  },
  createSandboxHistory: {
    description:
      'Creates past invoices, credit notes, and payments of a customer at once, so that statements, aging, documents, and lists show them. Give `entries`, or a number of ' +
      '`months` to fill: most of their invoices are paid, some in half or not at all, some are partly credited, and the first payment leaves unapplied credit. All of it is created, or nothing. ' +
      'Because statements never change, the customer must have no invoices and payments, and no statement of a past period may have been read. Invoices are on credit terms ' +
      'if the customer has a credit account, and otherwise on cash on delivery. Each invoice has a delivered order with one line, `SANDBOX-HISTORY`, which is not a ' +
      'product; the orders can follow within seconds. Numbers continue those of the store, and no webhook receives anything of the history.',
    reasons: ['customer_has_history'],
    request: {
      year: example('A year with four invoices a month', { customer: 'ann@garage.example', months: 12, invoices_per_month: 4 }),
      entries: example('An invoice that is partly credited and paid', {
        customer: 'ann@garage.example',
        entries: [
          { type: 'INVOICE', date: '2026-03-02', amount: 1150, reference: 'PO-17' },
          { type: 'CREDIT_NOTE', date: '2026-03-05', amount: 150, invoice: 0 },
          { type: 'PAYMENT', date: '2026-04-01', amount: 1100, reference: 'CHECK-204' },
        ],
      }),
    },
    response: {
      created: enveloped('The history', {
        customer_id: IDS.customer,
        from: '2026-03-02',
        to: '2026-04-01',
        invoices: 1,
        payments: 1,
        credit_notes: 1,
        currency: 'JMD',
        amount_due: 0,
        unapplied_credit: 100,
      }),
    },
  },
  triggerSandboxEvent: {
    description:
      'Sends an event about an existing object of the store to its webhook subscriptions and listeners, and to the event feed if it is on, without anything changing. The `data` is ' +
      'that of a real event about the object as it is now. The event is marked with `triggered: true`, and its `sequence` and `position` are `null`. It is signed, retried, and listed ' +
      'like any other. To see an event with its change, cause the change.',
    request: { order: example('An order was shipped', { type: 'order.shipped', object: 'SO-1042' }) },
    response: {
      sent: enveloped('Two subscriptions receive it', { event_id: IDS.event, type: 'order.shipped', subscriptions: 2, listeners: 0 }),
    },
  },
};
