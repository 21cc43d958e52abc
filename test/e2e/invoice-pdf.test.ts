import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findTestProgram } from '@storefront/backing-servers/testing';
import { skippedIf } from '@storefront/lifecycle/testing';
import { extractText } from 'unpdf';
import { aPng } from '../../services/billing/src/testing/a-png.ts';
import { eventually } from '../support/eventually.ts';
import { IN_A_BURST } from '../support/http/api.ts';
import { anOrder } from '../support/http/priced-cart.ts';
import { runCli, tryCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

/** How `unpdf` and, where it is installed, `pdftotext` of poppler read the pages. */
const READERS = [
  ['unpdf', pagesOf, undefined],
  ['pdftotext', pdftotext, (await findTestProgram('pdftotext')).missing],
] as const;

let store: TestStore;
let shopper: Shopper;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-pdf-'));
  store = await aStore({ create: ['--gct-rate', '0.15'] });
  await writeFile(join(folder, 'logo.png'), aPng(90, 30));
  const seller = {
    '--legal-name': 'Island Fasteners Ltd',
    '--tax-number': '009-876-543',
    '--address': JSON.stringify({ line1: '3 Spanish Town Road', city: 'Kingston', country_code: 'JM' }),
    '--logo': join(folder, 'logo.png'),
    '--invoice-note': 'Ευχαριστούμε. Спасибо.',
    '--invoice-prefix': 'IF-',
  };
  await runCli(store.env, 'stores', 'update', store.tenantId, ...Object.entries(seller).flat());
  const many = Array.from({ length: 500 }, (_, index) => aProduct({ sku: `LINE-${index + 1}`, description: `Деталь № ${index + 1}` }));
  await store.importProducts([aProduct({ sku: 'BOLT', description: 'Hex bolt M8', list_unit_price: 90 }), ...many]);
  shopper = await store.shopper();
});
afterAll(() => rm(folder, { recursive: true }));

const linesOf = (count: number) => Array.from({ length: count }, (_, index) => ({ sku: `LINE-${index + 1}`, quantity: 1 }));

async function anInvoice(buyer: Shopper, lines = [{ sku: 'BOLT', quantity: 2 }]): Promise<{ id: string; number: string }> {
  const order = await anOrder(buyer, lines);
  let found: { id: string; number: string } | undefined;
  await eventually(30_000, async () => {
    found = (await buyer.api.get(`/v1/orders/${order.id}`)).body.data.invoices?.[0];
    expect(found).toBeDefined();
  });
  return found as { id: string; number: string };
}

/** The invoice of 500 lines, issued at its first use. */
let long: ReturnType<typeof anInvoice> | undefined;
const longInvoice = () => (long ??= anInvoice(shopper, linesOf(500)));

/** Sends one request as it is: the API client reads text, and a PDF is bytes. */
async function fetchPdf(buyer: Shopper, id: string, { query = '', headers = {}, signal }: FetchOptions = {}) {
  return fetch(`${systemUnderTest().baseUrl}/v1/invoices/${id}/pdf${query}`, {
    headers: { authorization: `Bearer ${store.secretKey}`, 'x-storefront-shopper-token': buyer.token, ...IN_A_BURST, ...headers },
    signal: signal ?? null,
  });
}

interface FetchOptions {
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());
async function pagesOf(pdf: Buffer): Promise<string[]> {
  return (await extractText(new Uint8Array(pdf), { mergePages: false })).text;
}

async function pdftotext(pdf: Buffer): Promise<string[]> {
  const file = join(folder, `${randomUUID()}.pdf`);
  await writeFile(file, pdf);
  const { stdout } = await promisify(execFile)('pdftotext', ['-layout', file, '-'], { maxBuffer: 16 * 1024 * 1024 });
  return stdout.split('\f').slice(0, -1);
}

describe('GET /v1/invoices/{invoice_id}/pdf', () => {
  test('shows the invoice with the seller of the store, inline and under the number of the invoice', async () => {
    const { id, number } = await anInvoice(shopper);

    const response = await fetchPdf(shopper, id);

    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${number}.pdf"`,
      'cache-control': 'private, max-age=0, must-revalidate',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    const pdf = await bytesOf(response);
    expect(Number(response.headers.get('content-length'))).toBe(pdf.length);
    const [page] = await pagesOf(pdf);
    for (const text of [
      'Tax Invoice',
      number,
      'Island Fasteners Ltd',
      '009-876-543',
      'Hex bolt M8',
      'GCT 15%',
      'JMD 207.00',
      'Спасибо',
      'Page 1 of 1',
    ]) {
      expect(page).toContain(text);
    }
    expect(number).toMatch(/^IF-\d{6}$/);
    expect((await shopper.api.get(`/v1/invoices/${id}`)).body.data.seller).toMatchObject({
      company_name: 'Island Fasteners Ltd',
      tax_id: '009-876-543',
      address: { line1: '3 Spanish Town Road', city: 'Kingston' },
    });
  });

  test('is an attachment with download=1 or true, and inline with 0 or false', async () => {
    const { id } = await anInvoice(shopper);

    const kinds = await Promise.all(
      ['1', 'true', '0', 'false'].map(
        async (download) =>
          (await shopper.api.get(`/v1/invoices/${id}/pdf?download=${download}`)).headers.get('content-disposition')?.split(';')[0],
      ),
    );

    expect(kinds).toEqual(['attachment', 'attachment', 'inline', 'inline']);
    expect((await shopper.api.get(`/v1/invoices/${id}/pdf?download=yes`)).status).toBe(422);
  });

  test('has stable bytes, and is a 304 for its own ETag until the invoice changes', async () => {
    const { id, number } = await anInvoice(shopper);
    const [first, second] = [await fetchPdf(shopper, id), await fetchPdf(shopper, id)];
    const etag = first.headers.get('etag') ?? '';

    expect((await bytesOf(first)).equals(await bytesOf(second))).toBe(true);
    const unchanged = await fetchPdf(shopper, id, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([unchanged.status, unchanged.headers.get('etag'), await unchanged.text()]).toEqual([304, etag, '']);

    const successor = await store.cli<{ id: string; number: string }>('invoices', 'void', number, '--reissue');
    const voided = await fetchPdf(shopper, id, { headers: { 'if-none-match': etag } });
    expect([voided.status, voided.headers.get('etag') === etag]).toEqual([200, false]);
    const [page = ''] = await pagesOf(await bytesOf(voided));
    for (const text of ['VOID', 'Replaced by', successor.number]) expect(page).toContain(text);
    const [next = ''] = await pagesOf(await bytesOf(await fetchPdf(shopper, successor.id)));
    for (const text of ['Replaces', number]) expect(next).toContain(text);
  });

  test('of another customer or of none is the error envelope', async () => {
    const { id } = await anInvoice(shopper);
    const otherShopper = await store.shopper();

    for (const response of [await fetchPdf(otherShopper, id), await fetchPdf(shopper, randomUUID()), await fetchPdf(shopper, 'no-uuid')]) {
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
      expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
    }
  });

  for (const [reader, readPages, missing] of READERS) {
    skippedIf(missing, test)(`of 500 lines has them all on numbered pages for ${reader}`, async () => {
      const { id } = await longInvoice();

      const response = await fetchPdf(shopper, id);

      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      const pages = await readPages(await bytesOf(response));
      expect(pages.length).toBeGreaterThan(20);
      pages.forEach((page, index) => {
        expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
        expect(page).toContain('Unit price');
      });
      const found = pages.flatMap((page) => Array.from(page.matchAll(/LINE-(\d+)/g), ([, number]) => Number(number)));
      expect(found.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 500 }, (_, index) => index + 1));
      expect(pages[0]).toContain('Деталь № ');
    });
  }

  test('50 at once are all served', async () => {
    const { id } = await anInvoice(shopper);

    const responses = await Promise.all(Array.from({ length: 50 }, () => fetchPdf(shopper, id)));

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(await Promise.all(responses.map(async (response) => (await bytesOf(response)).toString('base64')))).size).toBe(1);
  });

  test('is served while clients before it have gone', async () => {
    const { id } = await longInvoice();
    const gone = new AbortController();
    const aborted = Array.from({ length: 40 }, () => fetchPdf(shopper, id, { signal: gone.signal }).catch(({ name }) => name as string));
    setTimeout(() => gone.abort(), 100);
    await Promise.all(aborted);

    expect((await fetchPdf(shopper, id)).status).toBe(200);
  });
});

describe('storefront invoices', () => {
  test('list, show, and pdf find any invoice of the store', async () => {
    const { id, number } = await anInvoice(shopper);
    const out = join(folder, 'saved.pdf');

    expect(await store.cli('invoices', 'list', '--status', 'OPEN', '--limit', '1')).toMatchObject([{ id, number, status: 'OPEN' }]);
    expect(await store.cli('invoices', 'get', number)).toMatchObject({ id, number, lines: [{ sku: 'BOLT' }] });
    expect(await store.cli('invoices', 'download', number, '--out', out)).toMatchObject({ number, file: out });
    expect((await readFile(out)).equals(await bytesOf(await fetchPdf(shopper, id)))).toBe(true);
  });
});

describe('storefront stores update', () => {
  test.each([
    ['--address', '{"street": "x"}'],
    ['--address', 'no JSON'],
    ['--logo', '/no/such/file'],
    ['--invoice-prefix', 'INV-1'],
  ])('refuses %s %s', async (...option) => {
    expect((await tryCli(store.env, 'stores', 'update', store.tenantId, ...option)).exitCode).toBe(1);
  });
});
