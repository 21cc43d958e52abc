import { IDS } from '../examples/ids.ts';

/** The values of path parameters in code samples. */
export const PATH_VALUES: Readonly<Record<string, string>> = {
  address_id: IDS.address,
  cart_id: IDS.cart,
  credit_note_id: IDS.creditNote,
  code: 'WELCOME10',
  delivery_id: IDS.delivery,
  invoice_id: IDS.invoice,
  line_id: IDS.line,
  list_id: IDS.list,
  listener_id: IDS.listener,
  event_id: IDS.event,
  order_id: IDS.order,
  request_id: IDS.request,
  session_id: IDS.session,
  sku: 'BOLT-M8',
  subscription_id: IDS.subscription,
};

/** What the code samples of an operation send besides its path. The body is the first request example of the operation, unless it is given here. */
interface SampleValues {
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The file to which a response that is not JSON is saved. */
  readonly file?: string;
}

/** Example values by operation ID. Most operations need none. */
export const SAMPLE_VALUES: Readonly<Record<string, SampleValues>> = {
  listProducts: { query: { q: 'bolt', category: 'fasteners', limit: '20' } },
  listCatalogChanges: { query: { limit: '100' } },
  signUp: { body: { email: 'carol@garage.example', password: 'correct horse battery', name: 'Carol Reid' } },
  listCarts: { query: { status: 'OPEN' } },
  replaceCartLines: { body: { lines: [{ sku: 'BOLT-M8', quantity: 24, order_uom: 'BOX', order_quantity: 2 }] } },
  checkout: { headers: { 'Idempotency-Key': IDS.cart } },
  updateList: { body: { name: 'Monthly order' } },
  replaceListLines: { body: { lines: [{ sku: 'BOLT-M8', quantity: 24, order_uom: 'BOX', order_quantity: 2 }] } },
  updateListLine: { body: { quantity: 48 } },
  listSessions: { query: { limit: '20' } },
  listOrders: { query: { status: 'CONFIRMED', q: 'BOLT', limit: '20' } },
  cancelOrder: { headers: { 'Idempotency-Key': `cancel-${IDS.order}` } },
  getStatement: { query: { from: '2026-11-01', to: '2026-11-30' } },
  listInvoices: { query: { settlement: 'UNPAID', sort: 'due_at', limit: '20' } },
  getInvoicePdf: { query: { download: 'true' }, file: 'invoice.pdf' },
  getCreditNotePdf: { query: { download: 'true' }, file: 'credit-note.pdf' },
  applyInvoiceCredit: { headers: { 'Idempotency-Key': `credit-${IDS.invoice}` }, body: {} },
  payInvoice: { headers: { 'Idempotency-Key': `pay-${IDS.invoice}` } },
  payInvoices: { headers: { 'Idempotency-Key': `pay-all-${IDS.invoice}` } },
  updateWebhook: { body: { event_types: ['order.confirmed', 'order.shipped', 'order.cancelled'] } },
  rotateWebhookSecret: { body: { overlap_hours: 24 } },
  listDeliveries: { query: { status: 'FAILED' } },
  listRequests: { query: { limit: '20' } },
  createWebhookListener: { body: { event_types: ['order.confirmed', 'invoice.issued'] } },
  receiveWebhookEvents: { query: { wait_seconds: '1' } },
};
