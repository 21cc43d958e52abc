import type { FinalState } from '../final-state/final-state.ts';
import type { DeliveryRecord, History, RequestRecord } from '../history/history.ts';
import type { CheckedRun } from './checked-run.ts';

/** A run that tests change before they check it. */
export type DraftRun = { -readonly [K in keyof CheckedRun]: Draft<CheckedRun[K]> };
type Draft<T> = T extends readonly (infer Item)[] ? Draft<Item>[] : T extends object ? { -readonly [K in keyof T]: Draft<T[K]> } : T;

const ORDER = '01a205b4-6bf2-743c-b412-abdf61b6b96a';
const PREPAID = '01a205b4-6bf2-743c-b412-abdf61b6b96b';
const CART = '01a205b4-6b80-7b81-b116-61966eead118';
const ANN = '01a205b4-69e6-7640-bb87-79b99f9d7899';
const INVOICE = '01a205b4-6cc3-7a0d-99fc-beb2df2069ab';
const PAID_INVOICE = '01a205b4-6cc3-7a0d-99fc-beb2df2069ac';
const SHOP = 'store-1/sandbox';

let lastNumber = 0;
const aRequest = (request: Partial<RequestRecord> & Pick<RequestRecord, 'action'>): RequestRecord => ({
  number: (lastNumber += 1),
  atMs: lastNumber * 1_000,
  tookMs: 50,
  shop: SHOP,
  shopper: ANN,
  method: 'POST',
  path: '/v1/carts',
  key: null,
  sent: undefined,
  status: 200,
  mode: 'sandbox',
  requestId: `chaos-${lastNumber}`,
  retryAfter: false,
  answer: { data: {} },
  contractFaults: [],
  ...request,
});

const aDelivery = (type: string, subject: string, sequence: number, more: Partial<DeliveryRecord> = {}): DeliveryRecord => ({
  atMs: 5_000,
  shop: SHOP,
  endpoint: `${SHOP} works`,
  deliveryId: `delivery of ${type} ${subject}`,
  eventId: `${type} ${subject}`,
  type,
  mode: 'sandbox',
  sequence,
  subject,
  body: type,
  isSigned: true,
  answered: 200,
  ...more,
});

/** An order on credit terms that was refunded in part and shipped, and a prepaid order that was canceled, in one of two stores. */
export function aCleanRun(): DraftRun {
  lastNumber = 0;
  const run: CheckedRun = { history: aHistory(), final: aFinalState() };
  return structuredClone(run) as DraftRun;
}

const aHistory = (): History => ({
  shops: [
    { name: SHOP, tenantId: 't1', mode: 'sandbox', mark: 'mk1s1x' },
    { name: 'store-2/live', tenantId: 't2', mode: 'live', mark: 'mk2l2x' },
  ],
  requests: [
    aRequest({ action: 'create cart', status: 201, key: 'k1', answer: { data: { id: CART } } }),
    aRequest({
      action: 'add line',
      path: `/v1/carts/${CART}/lines`,
      key: 'k2',
      sent: { sku: 'mk1s1x-BOLT', quantity: 2 },
      status: null,
      answer: 'fetch failed',
    }),
    aRequest({ action: 'add line', path: `/v1/carts/${CART}/lines`, key: 'k2', sent: { sku: 'mk1s1x-BOLT', quantity: 2 } }),
    aRequest({
      action: 'price cart',
      path: `/v1/carts/${CART}/price`,
      key: 'k3',
      answer: { data: { lines: [{ sku: 'mk1s1x-BOLT', quantity: 2 }] } },
    }),
    aCheckout(ORDER, 'SO-1001', CART, 'confirmed', 'k4'),
    aCheckout(ORDER, 'SO-1001', CART, 'confirmed', 'k4'),
    aCheckout(PREPAID, 'SO-1003', 'cart-2', 'pending_payment', 'k5'),
    aRequest({ action: 'read order', method: 'GET', path: `/v1/orders/${ORDER}`, answer: { data: { id: ORDER } } }),
    aRequest({ action: 'cancel', path: `/v1/orders/${PREPAID}/cancel`, key: 'k6' }),
    aRequest({ action: 'refund', method: 'COMMAND', shopper: 'operator', mode: null, path: 'orders refund SO-1001 --amount 5', key: 'r1' }),
    aRequest({ action: 'ship', method: 'COMMAND', shopper: 'operator', mode: null, path: 'orders ship SO-1001' }),
    aRequest({
      action: 'record payment',
      method: 'COMMAND',
      shopper: 'operator',
      mode: null,
      path: 'invoices record-payment INV-000001',
      key: 'p1',
    }),
  ],
  endpoints: [
    {
      name: `${SHOP} works`,
      shop: SHOP,
      behavior: 'works',
      types: ['order.confirmed', 'order.shipped', 'order.cancelled', 'invoice.issued'],
      isReliable: true,
    },
    { name: `${SHOP} is gone`, shop: SHOP, behavior: 'is gone', types: ['order.confirmed'], isReliable: false },
  ],
  deliveries: [
    aDelivery('order.confirmed', ORDER, 1),
    aDelivery('order.shipped', ORDER, 2),
    aDelivery('invoice.issued', INVOICE, 1, { answered: null }),
    aDelivery('invoice.issued', INVOICE, 1),
    aDelivery('order.confirmed', PREPAID, 1),
    aDelivery('order.cancelled', PREPAID, 2),
    aDelivery('invoice.issued', PAID_INVOICE, 1),
    aDelivery('stock.changed', 'mk1s1x-BOLT', 1),
    aDelivery('order.confirmed', ORDER, 1, { endpoint: `${SHOP} is gone`, answered: 410 }),
  ],
  faults: [{ atMs: 0, forMs: 9_000, fault: { kind: 'freeze', victim: 'gateway' }, struckAtMs: 2_000, endedAtMs: 11_000 }],
  waits: [{ fromMs: 60_000, toMs: 70_000, waitedMs: 6_000 }],
});

function aCheckout(orderId: string, number: string, cart: string, state: string, key: string): RequestRecord {
  const answer = { data: { state, order_id: orderId, order_number: number } };
  return aRequest({ action: 'check out', path: '/v1/checkout', key, sent: { cart_id: cart }, answer });
}

const aFinalState = (): FinalState => {
  const order = { shop: SHOP, customer: ANN, paymentStatus: 'ON_ACCOUNT', rail: 'CREDIT_TERMS', total: 2_300 };
  const invoice = { shop: SHOP, customer: ANN, total: 2_300, paid: 0, due: 0, credited: 0, payments: [] };
  return {
    orders: [
      {
        ...order,
        id: ORDER,
        number: 'SO-1001',
        cart: CART,
        status: 'SHIPPED',
        lines: [{ sku: 'mk1s1x-BOLT', quantity: 200, shipped: 200 }],
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
        lines: [{ sku: 'mk1s1x-BOLT', quantity: 200, shipped: 0 }],
        timeline: ['placed', 'confirmed', 'cancelled', 'refunded'],
      },
    ],
    listedOrders: [
      { shop: SHOP, customer: ANN, id: ORDER, number: 'SO-1001', status: 'SHIPPED' },
      { shop: SHOP, customer: ANN, id: PREPAID, number: 'SO-1003', status: 'CANCELLED' },
    ],
    abandonedNumbers: [{ shop: SHOP, number: 'SO-1002' }],
    stock: [{ shop: SHOP, sku: 'mk1s1x-BOLT', imported: 100_000, onHand: 99_800, reserved: 0 }],
    credit: [{ shop: SHOP, customer: ANN, balance: 1_500, held: 0, ledgerBalance: 1_500, ledgerHeld: 0 }],
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
        payments: [{ amount: 300, session: null, reference: 'p1' }],
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
        payments: [{ amount: 2_300, session: 's1', reference: null }],
      },
    ],
    creditNotes: [
      { shop: SHOP, number: 'CN-000001', sequence: 1, order: ORDER, total: 500, dueReduction: 500, key: 'r1' },
      { shop: SHOP, number: 'CN-000002', sequence: 2, order: PREPAID, total: 2_300, dueReduction: 0, key: null },
    ],
    refunds: [
      {
        shop: SHOP,
        id: 'f1',
        order: PREPAID,
        session: 's1',
        creditNote: 'CN-000002',
        status: 'SUCCEEDED',
        method: 'GATEWAY',
        amount: 2_300,
        isReplaced: false,
      },
    ],
    sessions: [{ shop: SHOP, id: 's1', purpose: 'ORDER', order: PREPAID, status: 'PAID', amount: 2_300 }],
    brokenChecks: [],
    unfinished: [],
    trapped: 0,
  };
};
