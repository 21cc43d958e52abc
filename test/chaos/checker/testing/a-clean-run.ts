import { PUBLISHED_EVENT_TYPES } from '@storefront/contract';
import type { FinalState } from '../../final-state/final-state.ts';
import type { History } from '../../history/history.ts';
import type { CheckedRun } from '../checked-run.ts';
import {
  ADDED,
  ANN,
  aCheckout,
  aCommand,
  aDelivery,
  anEvent,
  anImport,
  aRequest,
  aStatement,
  availabilityBody,
  CART,
  FILTERED,
  IN_ORDER,
  INVOICE,
  ORDER,
  PAID_INVOICE,
  PREPAID,
  PRICED,
  RUN_STARTED_AT_MS,
  restartNumbers,
  SHOP,
  SUBSCRIBED_AT_MS,
} from './records.ts';

/** A run that tests change before they check it. */
export type DraftRun = { -readonly [K in keyof CheckedRun]: Draft<CheckedRun[K]> };
type Draft<T> = T extends readonly (infer Item)[] ? Draft<Item>[] : T extends object ? { -readonly [K in keyof T]: Draft<T[K]> } : T;

/** An order on credit terms that was refunded in part and shipped, and a prepaid order that was canceled, in one of two stores. */
export function aCleanRun(): DraftRun {
  restartNumbers();
  const history = aHistory();
  const run = structuredClone({
    minutes: 0,
    plan: [...history.faults],
    history,
    final: aFinalState(),
  } satisfies CheckedRun) as unknown as DraftRun;
  setPositions(run);
  return run;
}

/** Numbers the events of each subject in the order in which they are listed. */
function setPositions({ history, final }: DraftRun): void {
  const last = new Map<string, number>();
  for (const event of final.events) {
    const subject = `${event.type.split('.')[0]} ${event.subject}`;
    event.position = (last.get(subject) ?? 0) + 1;
    last.set(subject, event.position);
  }
  const positions = new Map(final.events.map(({ id, position }) => [id, position]));
  for (const delivery of history.deliveries) delivery.position = positions.get(delivery.eventId) ?? null;
}

/** The events that only positions count. */
const FURTHER: readonly (readonly [type: string, subject: string])[] = [
  ['order.placed', ORDER],
  ['order.placed', PREPAID],
  ['order.refunded', PREPAID],
  ['invoice.paid', PAID_INVOICE],
  ['credit_note.issued', 'n1'],
  ['credit_note.issued', 'n2'],
  ['payment.failed', 's2'],
  ['customer.updated', ANN],
];

const aHistory = (): History => ({
  startedAtMs: RUN_STARTED_AT_MS,
  shops: [
    { name: SHOP, tenantId: 't1', mode: 'sandbox', mark: 'mk1s1x' },
    { name: 'store-2/live', tenantId: 't2', mode: 'live', mark: 'mk2l2x' },
  ],
  requests: [
    aRequest({ action: 'create cart', status: 201, key: 'k1', response: { data: { id: CART } } }),
    aRequest({
      action: 'add line',
      path: `/v1/carts/${CART}/lines`,
      key: 'k2',
      sent: { sku: 'mk1s1x-BOLT', quantity: 2 },
      status: null,
      response: 'fetch failed',
    }),
    aRequest({ action: 'add line', path: `/v1/carts/${CART}/lines`, key: 'k2', sent: { sku: 'mk1s1x-BOLT', quantity: 2 } }),
    aRequest({
      action: 'price cart',
      path: `/v1/carts/${CART}/price`,
      key: 'k3',
      response: { data: PRICED },
    }),
    aCheckout(ORDER, 'SO-1001', CART, 'confirmed', 'k4'),
    aCheckout(ORDER, 'SO-1001', CART, 'confirmed', 'k4'),
    aCheckout(PREPAID, 'SO-1003', 'cart-2', 'pending_payment', 'k5'),
    aRequest({ action: 'read order', method: 'GET', path: `/v1/orders/${ORDER}`, response: { data: { id: ORDER, ...PRICED } } }),
    aRequest({
      action: 'read foreign',
      method: 'GET',
      path: `/v1/orders/${ORDER}`,
      shopper: 'bob',
      status: 404,
      response: { error: { code: 'not_found' } },
    }),
    aRequest({
      action: 'choose payment',
      path: '/sandbox/payments/s1',
      sent: { outcome: 'pay' },
      status: 303,
      mode: 'live',
      response: undefined,
    }),
    aRequest({ action: 'cancel', path: `/v1/orders/${PREPAID}/cancel`, key: 'k6', response: { data: { id: PREPAID, ...PRICED } } }),
    aCommand('refund', 'orders refund SO-1001 --amount 5', { key: 'r1' }),
    aCommand('ship', 'orders ship SO-1001'),
    aCommand('record payment', 'invoices record-payment INV-000001', { key: 'p1' }),
    anImport({ sku: ADDED, description: 'New', stock_quantity: 50 }),
    anImport({ sku: ADDED, description: 'Changed' }),
    aCommand('set stock', `stock set ${ADDED} 3`),
    aStatement(3),
    aStatement(7),
  ],
  endpoints: [
    {
      name: `${SHOP} works`,
      shop: SHOP,
      behavior: 'works',
      types: PUBLISHED_EVENT_TYPES,
      subscribedAtMs: SUBSCRIBED_AT_MS,
      isReliable: true,
      isOrdered: false,
      rails: null,
    },
    {
      name: `${SHOP} is gone`,
      shop: SHOP,
      behavior: 'is gone',
      types: ['order.confirmed'],
      subscribedAtMs: SUBSCRIBED_AT_MS,
      isReliable: false,
      isOrdered: false,
      rails: null,
    },
    {
      name: `${SHOP} is deleted`,
      shop: SHOP,
      behavior: 'is deleted',
      types: PUBLISHED_EVENT_TYPES,
      subscribedAtMs: SUBSCRIBED_AT_MS,
      isReliable: false,
      isOrdered: false,
      rails: null,
    },
    {
      name: IN_ORDER,
      shop: SHOP,
      behavior: 'fails',
      types: ['order.confirmed', 'order.shipped', 'product.updated'],
      subscribedAtMs: SUBSCRIBED_AT_MS,
      isReliable: false,
      isOrdered: true,
      rails: null,
    },
    {
      name: FILTERED,
      shop: SHOP,
      behavior: 'hangs',
      types: ['order.placed', 'order.confirmed'],
      subscribedAtMs: SUBSCRIBED_AT_MS,
      isReliable: true,
      isOrdered: false,
      rails: ['PREPAID'],
    },
  ],
  ends: [{ endpoint: `${SHOP} is deleted`, atMs: 10_000 }],
  deliveries: [
    aDelivery('order.confirmed', ORDER, 1),
    aDelivery('order.shipped', ORDER, 2),
    aDelivery('invoice.issued', INVOICE, 1, { status: null }),
    aDelivery('invoice.issued', INVOICE, 1),
    aDelivery('order.confirmed', PREPAID, 1),
    aDelivery('order.cancelled', PREPAID, 2),
    aDelivery('invoice.issued', PAID_INVOICE, 1),
    ...FURTHER.map(([type, subject]) => aDelivery(type, subject, null)),
    aDelivery('product.created', ADDED, 1),
    aDelivery('product.updated', ADDED, 2),
    aDelivery('stock.changed', ADDED, 1, { body: availabilityBody('LOW', 'IN_STOCK') }),
    aDelivery('order.shipped', ORDER, 2, { endpoint: `${SHOP} is deleted`, atMs: 30_000 }),
    aDelivery('order.confirmed', ORDER, 1, { endpoint: IN_ORDER, status: 500, atMs: 6_000 }),
    aDelivery('product.updated', ADDED, 2, { endpoint: IN_ORDER, atMs: 6_500 }),
    aDelivery('order.confirmed', ORDER, 1, { endpoint: IN_ORDER, atMs: 7_000 }),
    aDelivery('order.shipped', ORDER, 2, { endpoint: IN_ORDER, atMs: 7_000 }),
    aDelivery('order.placed', PREPAID, null, { endpoint: FILTERED }),
    aDelivery('order.confirmed', PREPAID, 1, { endpoint: FILTERED }),
    aDelivery('order.confirmed', ORDER, 1, { endpoint: `${SHOP} is gone`, status: 410 }),
    aDelivery('order.confirmed', ORDER, 1, { endpoint: `${SHOP} is gone`, status: 410, atMs: 40_000 }),
  ],
  faults: [{ atMs: 0, forMs: 9_000, fault: { kind: 'freeze', victim: 'gateway' }, struckAtMs: 2_000, endedAtMs: 11_000 }],
  waits: [{ fromMs: 60_000, toMs: 70_000, waitedMs: 6_000 }],
});

const aFinalState = (): FinalState => {
  const order = { shop: SHOP, customer: ANN, paymentStatus: 'ON_ACCOUNT', rail: 'CREDIT_TERMS', currency: 'JMD', total: 2_300 };
  const line = { sku: 'mk1s1x-BOLT', quantity: 200, cancelled: 0, credited: 0, returned: 0 };
  const invoice = { shop: SHOP, customer: ANN, total: 2_300, paid: 0, due: 0, credited: 0, replaces: null, replacedBy: null, payments: [] };
  return {
    orders: [
      {
        ...order,
        id: ORDER,
        number: 'SO-1001',
        cart: CART,
        status: 'SHIPPED',
        lines: [{ ...line, shipped: 200 }],
        timeline: ['placed', 'confirmed', 'shipped'],
      },
      {
        ...order,
        id: PREPAID,
        number: 'SO-1003',
        cart: 'cart-2',
        status: 'CANCELLED',
        paymentStatus: 'REFUNDED',
        rail: 'PREPAID',
        lines: [{ ...line, shipped: 0 }],
        timeline: ['placed', 'payment_received', 'confirmed', 'cancelled', 'refund_pending', 'refunded'],
      },
    ],
    listedOrders: [
      { shop: SHOP, customer: ANN, id: ORDER, number: 'SO-1001', status: 'SHIPPED' },
      { shop: SHOP, customer: ANN, id: PREPAID, number: 'SO-1003', status: 'CANCELLED' },
    ],
    abandonedCheckouts: [{ shop: SHOP, number: 'SO-1002', cart: 'cart-3', startedAtMs: RUN_STARTED_AT_MS + 7_000 }],
    returnedNumbers: [],
    counters: [
      { shop: SHOP, kind: 'order', last: 1_003 },
      { shop: SHOP, kind: 'invoice', last: 2 },
      { shop: SHOP, kind: 'credit note', last: 2 },
    ],
    stock: [
      { shop: SHOP, sku: 'mk1s1x-BOLT', imported: 100_000, onHand: 99_800, reserved: 0, band: 'IN_STOCK' },
      { shop: SHOP, sku: ADDED, imported: null, onHand: 300, reserved: 0, band: 'LOW' },
    ],
    events: [
      anEvent('product.created', 'mk1s1x-BOLT', 500),
      anEvent('order.confirmed', ORDER),
      anEvent('order.shipped', ORDER),
      anEvent('order.confirmed', PREPAID),
      anEvent('order.cancelled', PREPAID),
      anEvent('invoice.issued', INVOICE),
      anEvent('invoice.issued', PAID_INVOICE),
      ...FURTHER.map(([type, subject]) => anEvent(type, subject)),
      anEvent('product.created', ADDED),
      anEvent('product.updated', ADDED),
      anEvent('stock.changed', ADDED),
    ],
    credit: [{ shop: SHOP, customer: ANN, limit: 400_000, balance: 1_500, held: 0, ledgerBalance: 1_500, ledgerHeld: 0 }],
    invoices: [
      {
        ...invoice,
        id: INVOICE,
        number: 'INV-000001',
        sequence: 1,
        order: ORDER,
        rail: 'CREDIT_TERMS',
        status: 'OPEN',
        paid: 300,
        due: 1_500,
        credited: 500,
        payments: [{ amount: 300, reversed: 0, session: null, reference: 'p1' }],
      },
      {
        ...invoice,
        id: PAID_INVOICE,
        number: 'INV-000002',
        sequence: 2,
        order: PREPAID,
        rail: 'PREPAID',
        status: 'PAID',
        paid: 2_300,
        payments: [{ amount: 2_300, reversed: 0, session: 's1', reference: null }],
      },
    ],
    creditNotes: [
      { shop: SHOP, id: 'n1', number: 'CN-000001', sequence: 1, order: ORDER, total: 500, dueReduction: 500, key: 'r1' },
      { shop: SHOP, id: 'n2', number: 'CN-000002', sequence: 2, order: PREPAID, total: 2_300, dueReduction: 0, key: null },
    ],
    refunds: [
      {
        shop: SHOP,
        id: 'f1',
        order: PREPAID,
        customer: ANN,
        session: 's1',
        creditNote: 'CN-000002',
        status: 'SUCCEEDED',
        method: 'GATEWAY',
        amount: 2_300,
        isReplaced: false,
      },
    ],
    payments: [
      { shop: SHOP, id: 'm1', customer: ANN, source: 'recorded', reference: 'p1', amount: 300, applied: 300, credited: 0 },
      { shop: SHOP, id: 'm2', customer: ANN, source: 'session', reference: null, amount: 2_300, applied: 2_300, credited: 0 },
    ],
    unappliedCredits: [{ shop: SHOP, customer: ANN, amount: 0, ledger: 0, spent: 0 }],
    sessions: [
      {
        shop: SHOP,
        id: 's1',
        purpose: 'ORDER',
        customer: ANN,
        order: PREPAID,
        status: 'PAID',
        amount: 2_300,
        parts: [{ order: PREPAID, amount: 2_300 }],
        settledBy: null,
      },
      {
        shop: SHOP,
        id: 's2',
        purpose: 'ORDER',
        customer: ANN,
        order: PREPAID,
        status: 'FAILED',
        amount: 2_300,
        parts: [{ order: PREPAID, amount: 2_300 }],
        settledBy: null,
      },
    ],
    customers: [{ shop: SHOP, id: ANN }],
    checks: ['orders.totals_match'],
    brokenChecks: [],
    unfinished: [],
    trapped: 0,
  };
};
