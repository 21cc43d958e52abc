import type { FinalEvent } from '../../final-state/final-state.ts';
import type { Action, DeliveryRecord, RequestRecord } from '../../history/history.ts';

/** The ID of the order on credit terms. */
export const ORDER = '01a205b4-6bf2-743c-b412-abdf61b6b96a';
/** The ID of the prepaid order. */
export const PREPAID = '01a205b4-6bf2-743c-b412-abdf61b6b96b';
/** The cart of the order on credit terms. */
export const CART = '01a205b4-6b80-7b81-b116-61966eead118';
/** The customer. */
export const ANN = '01a205b4-69e6-7640-bb87-79b99f9d7899';
/** The invoice on credit terms. */
export const INVOICE = '01a205b4-6cc3-7a0d-99fc-beb2df2069ab';
/** The invoice of the prepaid order. */
export const PAID_INVOICE = '01a205b4-6cc3-7a0d-99fc-beb2df2069ac';
/** A product that the operator has added. */
export const ADDED = 'mk1s1x-ADDED-1';
/** The shop in which everything happens. */
export const SHOP = 'store-1/sandbox';
/** An endpoint that receives the events of an aggregate in order. */
export const IN_ORDER = `${SHOP} in order`;
export const FILTERED = `${SHOP} filtered`;
/** The content of both orders, as the API returns it. */
export const PRICED = { total: 23, currency: 'JMD', lines: [{ sku: 'mk1s1x-BOLT', quantity: 2 }] };

let lastNumber = 0;

/** Numbers the next request 1. */
export const restartNumbers = (): void => {
  lastNumber = 0;
};

/** Returns a request of the customer that succeeded with 200. */
export const aRequest = (request: Partial<RequestRecord> & Pick<RequestRecord, 'action'>): RequestRecord => ({
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
  response: { data: {} },
  contractViolations: [],
  ...request,
});

/** Returns a command of the operator that was carried out. */
export const aCommand = (action: Action, path: string, more: Partial<RequestRecord> = {}): RequestRecord =>
  aRequest({ action, method: 'COMMAND', shopper: 'operator', mode: null, path, ...more });
/** Returns an import of one product. */
export const anImport = (sent: unknown): RequestRecord => aCommand('import product', 'catalog import products.jsonl', { sent });

/** When the run started. */
export const RUN_STARTED_AT_MS = 0;
/** When the endpoints were subscribed. */
export const SUBSCRIBED_AT_MS = 1_000;
/** Returns an event that a service has stored. */
export const anEvent = (type: string, subject: string, createdAtMs = 2_000): FinalEvent => ({
  shop: SHOP,
  id: `${type} ${subject}`,
  type,
  subject,
  // Set by aCleanRun.
  position: 0,
  createdAtMs,
});

/** Returns a delivery that was accepted. */
export const aDelivery = (type: string, subject: string, sequence: number | null, more: Partial<DeliveryRecord> = {}): DeliveryRecord => ({
  atMs: 5_000,
  shop: SHOP,
  endpoint: `${SHOP} works`,
  deliveryId: `delivery of ${type} ${subject}`,
  eventId: `${type} ${subject}`,
  type,
  mode: 'sandbox',
  sequence,
  // Set by aCleanRun.
  position: null,
  subject,
  body: type,
  isSigned: true,
  status: 200,
  ...more,
});

/** Returns a checkout that became an order: on credit terms, or prepaid if it waits for payment. */
export function aCheckout(orderId: string, number: string, cart: string, state: string, key: string): RequestRecord {
  const { total, currency } = PRICED;
  const sent = { cart_id: cart, payment_rail: state === 'confirmed' ? 'CREDIT_TERMS' : 'PREPAID', expected_total: total };
  const response = { data: { state, order_id: orderId, order_number: number, total, currency } };
  return aRequest({ action: 'check out', path: '/v1/checkout', key, sent, response });
}

/** Returns a checkout of the cart of the order on credit terms that was refused as out of stock. */
export const anOutOfStock = (sku: string, code = 'insufficient_stock'): RequestRecord =>
  aRefusedCheckout({ state: 'out_of_stock', issues: [{ sku, code }] });

/** Returns a checkout of that cart that was refused as over a limit of 4,000, while this much was owed. */
export const anOverCreditLimit = (owed: number, total: number): RequestRecord =>
  aRefusedCheckout({
    state: 'over_credit_limit',
    total,
    shortfall: total + owed - 4_000,
    credit: { credit_limit: 4_000, balance: owed, held: 0 },
  });

/** Returns a checkout that was refused with a 409 at the time of the one that was abandoned, and for its cart. */
export const aRolledBackCheckout = (reason: string, more: Partial<RequestRecord> = {}): RequestRecord =>
  aRequest({
    action: 'check out',
    path: '/v1/checkout',
    key: 'k8',
    sent: { cart_id: 'cart-3' },
    atMs: 6_990,
    status: 409,
    response: { error: { code: 'conflict', reason } },
    ...more,
  });

const aRefusedCheckout = (data: Readonly<Record<string, unknown>>): RequestRecord =>
  aRequest({
    action: 'check out',
    path: '/v1/checkout',
    key: 'k9',
    sent: { cart_id: CART, payment_rail: 'CREDIT_TERMS', expected_total: PRICED.total },
    response: { data: { order_id: null, order_number: null, ...PRICED, ...data } },
  });

/** The entries of the customer's account; credits are negative. */
const ENTRIES = [
  ['INVOICE', 23],
  ['INVOICE', 23],
  ['PAYMENT', -23],
  ['PAYMENT', -3],
  ['CREDIT_NOTE', -5],
  ['CREDIT_NOTE', -23],
  ['REFUND', 23],
] as const;

/** Returns a statement of the customer after that many entries. */
export function aStatement(count: number): RequestRecord {
  let balance = 0;
  const entries = ENTRIES.slice(0, count).map(([type, amount]) => {
    balance += amount;
    return { type, debit: amount > 0 ? amount : null, credit: amount > 0 ? null : -amount, balance };
  });
  const aging = { current: balance, days_1_30: 0 };
  const data = { opening_balance: 0, entries, closing_balance: balance, aging, unapplied_credit: 0 };
  return aRequest({ action: 'read statement', method: 'GET', path: '/v1/me/statement', response: { data } });
}

/** Returns the body of a `stock.changed`. */
export const availabilityBody = (availability: string, previous: string): string =>
  JSON.stringify({ data: { availability, previous_availability: previous } });
