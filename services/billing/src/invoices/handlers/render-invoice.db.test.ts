import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inTransaction } from '@storefront/db';
import { type Caller, newId } from '@storefront/rpc';
import { getInvoice } from '../../adjustments/handlers/get-invoice.ts';
import type { BillingDeps } from '../../deps.ts';
import { onOrderConfirmed } from '../../events/on-order-confirmed.ts';
import { recordPayment } from '../../payments/handlers/record-payment.ts';
import { aPng } from '../../testing/a-png.ts';
import { aPlacedOrder, operatorOf } from '../../testing/builders.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { orderEvent } from '../../testing/order-events.ts';
import { pagesOf } from '../../testing/read-pdf.ts';
import { listInvoices, listStoreInvoices, renderInvoice } from './invoices.ts';
import { getSeller, setSeller } from './sellers.ts';

let billing: OpenBilling;
/** The dependencies of the service with a renderer that counts. */
let deps: BillingDeps;
let renders = 0;
beforeAll(async () => {
  billing = await openBilling();
  const { pdfs } = billing.deps;
  const counted: typeof pdfs.render = (task, signal) => {
    renders += 1;
    return pdfs.render(task, signal);
  };
  deps = { ...billing.deps, pdfs: { ...pdfs, render: counted } };
});
afterAll(() => billing.close());

type Parts = AsyncIterable<{
  pdf?: { number?: string; etag?: string; isUnchanged?: boolean } | null;
  chunk?: Buffer | Uint8Array | string;
}>;

async function read(parts: Parts) {
  let pdf: { number?: string; etag?: string; isUnchanged?: boolean } = {};
  const chunks: Buffer[] = [];
  for await (const part of parts) {
    if (part.pdf) pdf = part.pdf;
    if (part.chunk) chunks.push(Buffer.from(part.chunk as Buffer));
  }
  return { ...pdf, etag: pdf.etag ?? '', bytes: Buffer.concat(chunks) };
}

const signal = new AbortController().signal;
const pdfOf = (caller: Caller, invoiceId: string, knownEtags: string[] = []) =>
  read(renderInvoice(deps)({ invoiceId, knownEtags }, caller, signal) as Parts);
const change = (caller: Caller, fields: Partial<Parameters<ReturnType<typeof setSeller>>[0]>) =>
  setSeller(deps)({ address: null, clearAddress: false, ...fields }, operatorOf(caller));

async function anInvoice(caller: Caller & { customerId: string }): Promise<string> {
  const order = aPlacedOrder({ id: newId(), checkoutId: newId(), customerId: caller.customerId, paymentRail: 'CASH_ON_DELIVERY' });
  await inTransaction(deps.db, (trx) => onOrderConfirmed(deps)(orderEvent(caller, 'order.confirmed', order), trx));
  const { invoices = [] } = await listInvoices(deps)({ limit: 1, offset: 0, status: [], settlement: [] }, caller);
  return invoices[0]?.id ?? '';
}

describe('the PDF of an invoice', () => {
  test('has its number, a strong ETag, and stable bytes', async () => {
    const caller = await aCustomer(deps);
    const id = await anInvoice(caller);

    const [first, second] = [await pdfOf(caller, id), await pdfOf(caller, id)];

    expect(first).toMatchObject({ number: 'INV-000001', etag: expect.stringMatching(/^"[\w-]{27}"$/), isUnchanged: false });
    expect([first.etag === second.etag, first.bytes.equals(second.bytes)]).toEqual([true, true]);
    expect((await pagesOf(first.bytes)).join()).toContain('INV-000001');
  });

  test('is not rendered for a caller that knows it, until a payment changes it', async () => {
    const caller = await aCustomer(deps);
    const id = await anInvoice(caller);
    const { etag } = await pdfOf(caller, id);
    const before = renders;

    expect(await pdfOf(caller, id, ['"other"', etag])).toMatchObject({ isUnchanged: true, etag, bytes: Buffer.alloc(0) });
    expect(await pdfOf(caller, id, ['*'])).toMatchObject({ isUnchanged: true });
    expect(renders).toBe(before);

    await recordPayment(deps)({ invoice: id, amount: '15' }, operatorOf(caller));
    const paid = await pdfOf(caller, id, [etag]);
    expect(paid).toMatchObject({ isUnchanged: false });
    expect(paid.etag).not.toBe(etag);
    expect((await pagesOf(paid.bytes)).join()).toContain('JMD 100.00');
  });

  test('of another customer, store, or mode is not found and not rendered', async () => {
    const caller = await aCustomer(deps);
    const id = await anInvoice(caller);
    const strangers: Caller[] = [
      await aCustomer(deps, { tenantId: caller.tenantId }),
      { ...caller, tenantId: newId() },
      { ...caller, mode: 'live' },
    ];
    const before = renders;

    for (const stranger of strangers) await expect(pdfOf(stranger, id)).rejects.toMatchObject({ code: 'not_found' });
    for (const unknown of [newId(), 'no-uuid']) await expect(pdfOf(caller, unknown)).rejects.toMatchObject({ code: 'not_found' });
    expect(renders).toBe(before);
  });

  test('is given to operators by ID and by number', async () => {
    const caller = await aCustomer(deps);
    const id = await anInvoice(caller);
    const asOperator = (invoice: string) => pdfOf(operatorOf(caller), invoice);

    const [byId, byNumber] = [await asOperator(id), await asOperator('INV-000001')];

    expect(byId.bytes.equals(byNumber.bytes)).toBe(true);
    await expect(asOperator('INV-000009')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the seller', () => {
  const address = { name: '', line1: '3 Spanish Town Road', city: 'Kingston', countryCode: 'JM' };

  test('is frozen on each invoice at its issue', async () => {
    const caller = await aCustomer(deps);
    const early = await anInvoice(caller);
    await change(caller, {
      legalName: 'Island Fasteners Ltd',
      taxNumber: '009',
      address,
      invoiceNote: 'Thanks',
      invoicePrefix: 'IF-',
      logo: aPng(90, 30),
      taxLabel: 'VAT',
      taxNumberLabel: 'TRN',
      paper: 'a4',
      contactEmail: 'sales@if.example',
    });
    const late = await anInvoice(caller);
    await change(caller, {
      legalName: 'Renamed Ltd',
      clearAddress: true,
      invoiceNote: '',
      logo: Buffer.alloc(0),
      invoicePrefix: 'R-',
      taxLabel: 'GST',
      paper: '',
    });

    const seen = async (id: string) => (await getInvoice(deps)({ invoiceId: id }, caller)).invoice;
    expect(await seen(early)).toMatchObject({ number: 'INV-000001', seller: { name: 'Harbour Hardware', companyName: undefined } });
    expect(await seen(late)).toMatchObject({
      number: 'IF-000002',
      seller: { name: 'Harbour Hardware', companyName: 'Island Fasteners Ltd', taxId: '009', address: { line1: '3 Spanish Town Road' } },
    });
    const pdf = (await pdfOf(caller, late)).bytes;
    for (const text of ['Thanks', 'VAT summary', 'TRN: 009', 'sales@if.example']) expect((await pagesOf(pdf)).join()).toContain(text);
    expect(pdf.toString('latin1')).toContain('/Subtype /Image');
    expect((await getSeller(deps)({}, operatorOf(caller))).seller).toEqual({
      legalName: 'Renamed Ltd',
      taxNumber: '009',
      address: null,
      logoHash: undefined,
      invoiceNote: undefined,
      invoicePrefix: 'R-',
      taxLabel: 'GST',
      taxNumberLabel: 'TRN',
      paper: undefined,
      contactEmail: 'sales@if.example',
      contactPhone: undefined,
    });
  });

  test('of one mode leaves the other as it is', async () => {
    const caller = await aCustomer(deps);
    await change(caller, { legalName: 'Sandbox Ltd' });

    expect((await getSeller(deps)({}, { ...operatorOf(caller), mode: 'live' })).seller).toMatchObject({
      legalName: undefined,
      invoicePrefix: 'INV-',
    });
  });

  test('is refused with an invalid value in any field, and nothing is changed', async () => {
    const caller = await aCustomer(deps);

    await expect(change(caller, { legalName: 'Ltd', invoicePrefix: 'A1' })).rejects.toMatchObject({ code: 'validation_error' });
    await expect(change(caller, { legalName: 'Ltd', logo: Buffer.from('no image') })).rejects.toMatchObject({ code: 'validation_error' });
    await expect(change(caller, { legalName: 'Ltd', logo: aPng(90, 30).subarray(0, 60) })).rejects.toMatchObject({
      code: 'validation_error',
    });
    expect((await getSeller(deps)({}, operatorOf(caller))).seller).toMatchObject({ legalName: undefined });
  });
});

test('operators list the invoices of all customers, newest first, and by status', async () => {
  const ann = await aCustomer(deps);
  const bob = await aCustomer(deps, { tenantId: ann.tenantId });
  const [first, second] = [await anInvoice(ann), await anInvoice(bob)];
  await recordPayment(deps)({ invoice: first, amount: '115' }, operatorOf(ann));
  const list = async (status?: string) => {
    const statuses = status === undefined ? [] : [status];
    const { invoices = [] } = await listStoreInvoices(deps)({ keyset: { limit: 10 }, statuses, settlements: [] }, operatorOf(ann));
    return invoices.map(({ id }) => id);
  };

  expect(await list()).toEqual([second, first]);
  expect(await list('PAID')).toEqual([first]);
  await expect(list('open')).rejects.toMatchObject({ code: 'validation_error' });
});
