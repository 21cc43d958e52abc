import createClient from 'openapi-fetch';
import type { components, paths } from '../generated/openapi-typescript/admin-schema.js';
import { eventually } from './outcome.js';

/** The work of a store's staff with openapi-fetch on the types of the Admin API: before an order, and with its number after it. */

type Schemas = components['schemas'];

const [, , order] = process.argv;
const { ADMIN_URL, ADMIN_TOKEN, STORE_ID = '', CUSTOMER_ID = '' } = process.env;
const api = createClient<paths, 'application/json'>({ baseUrl: ADMIN_URL ?? '', headers: { authorization: `Bearer ${ADMIN_TOKEN}` } });
const path = { store_id: STORE_ID, mode: 'sandbox' } as const;
const S = '/admin/v1/stores/{store_id}/{mode}';

function dataOf<Body>({ data, error }: { data?: Body; error?: Schemas['ErrorEnvelope'] }): Body {
  if (data === undefined) throw new Error(`${error?.error.reason}: ${error?.error.message}`);
  return data;
}

async function open() {
  const body = ['BOLT', 'NUT'].map((sku) => `${JSON.stringify({ sku, description: sku, list_unit_price: '100.00' })}\n`).join('');
  const query = { kind: 'products', syntax: 'jsonl', on_error: 'stop' } as const;
  const file = { body, bodySerializer: () => body, headers: { 'Content-Type': 'application/octet-stream' } };
  const imported = dataOf(await api.POST(`${S}/imports`, { params: { path, query }, ...file })).data;
  const levels = [
    { sku: 'BOLT', on_hand: 10 },
    { sku: 'GONE', on_hand: '1.5' },
  ];
  const { data, rejected } = dataOf(await api.POST(`${S}/stock/batch`, { params: { path }, body: { levels } }));
  const ofCustomer = { ...path, customer_id: CUSTOMER_ID };
  const { version } = dataOf(await api.GET(`${S}/customers/{customer_id}`, { params: { path: ofCustomer } })).data;
  const header = { 'If-Match': `"${version}"` };
  const approved = await api.PATCH(`${S}/customers/{customer_id}`, { params: { path: ofCustomer, header }, body: { status: 'ACTIVE' } });
  return {
    created: imported.created,
    onHand: data.map(({ on_hand }) => on_hand),
    rejected: rejected.map(({ index, code }) => [index, code]),
    status: dataOf(approved).data.status,
  };
}

async function close(number: string) {
  const ofOrder = { ...path, order: number };
  const shipped = await api.POST(`${S}/orders/{order}/shipments`, {
    params: { path: ofOrder, header: { 'Idempotency-Key': `note-${number}` } },
    body: { carrier: 'DHL' },
  });
  const invoice = await eventually(async () => {
    const { data } = dataOf(await api.GET(`${S}/invoices`, { params: { path, query: { customer_id: CUSTOMER_ID } } }));
    return data.find(({ order_number }) => order_number === number);
  });
  const { total: amount, number: ofInvoice } = invoice;
  const allocations = [{ invoice: ofInvoice, amount }];
  const transfer = { customer_id: CUSTOMER_ID, amount, reference: `BANK-${number}`, allocations };
  const paid = dataOf(await api.POST(`${S}/payments`, { params: { path }, body: transfer })).data;
  const refund: Schemas['RefundIn'] = { lines: [{ sku: 'BOLT', quantity: 1 }], restock: true, method: 'BY_HAND', reference: 'BANK-7' };
  const params = { path: ofOrder, header: { 'Idempotency-Key': `return-${number}` } };
  const dry = dataOf(await api.POST(`${S}/orders/{order}/refunds`, { params: { ...params, query: { dry_run: true } }, body: refund })).data;
  const body = { ...refund, expected_total: dry.total };
  const refunded = dataOf(await api.POST(`${S}/orders/{order}/refunds`, { params, body })).data;
  const audit = dataOf(await api.GET(`${S}/audit`, { params: { path, query: { limit: 100 } } })).data;
  return {
    shipped: dataOf(shipped).data.status,
    allocated: paid.allocations.map((allocation) => allocation.number),
    refunds: refunded.refunds.map(({ amount, method, status }) => [amount, method, status]),
    actions: audit.map(({ action }) => action),
  };
}

/** Never called: what must not compile. */
export const refused = [
  // @ts-expect-error the key is required
  () => api.POST(`${S}/orders/{order}/shipments`, { params: { path: { ...path, order: '' } }, body: {} }),
  // @ts-expect-error the status is not one of the enumerated values
  () => api.PATCH(`${S}/customers/{customer_id}`, { params: { path: { ...path, customer_id: '' } }, body: { status: 'OPEN' } }),
];

process.stdout.write(JSON.stringify(order === undefined ? await open() : await close(order)));
