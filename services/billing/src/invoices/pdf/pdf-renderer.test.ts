import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aPng } from '../../testing/a-png.ts';
import { anInvoiceDocument } from '../../testing/an-invoice-document.ts';
import { type PdfRenderer, RENDERINGS_PER_STORE, RENDER_QUEUE_MAX, createPdfRenderer } from './pdf-renderer.ts';
import { renderInvoice } from './render-invoice.ts';

const never = new AbortController().signal;
let pdfs: PdfRenderer;
beforeEach(() => {
  // Renderings that are not aborted finish on a busy machine too.
  pdfs = createPdfRenderer({ waitMs: 600_000, budgetMs: 600_000 });
});
afterEach(() => pdfs.close());

const render = (lines: number, { store = 'store', signal = never } = {}) =>
  pdfs.schedule({ store, signal }, () => pdfs.render({ document: anInvoiceDocument(lines), logo: undefined }, signal));
const outcomes = async (renders: Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(renders)).map((result) => (result.status === 'fulfilled' ? 'ok' : String(result.reason.code)));

test('a thread gives the bytes that the main thread gives', async () => {
  const [inThread, here] = await Promise.all([render(3), renderInvoice(anInvoiceDocument(3), undefined)]);

  expect(inThread.equals(here)).toBe(true);
});

test('50 at once are all rendered', async () => {
  const renders = await Promise.all(Array.from({ length: 50 }, () => render(3)));

  expect(new Set(renders.map((bytes) => bytes.length)).size).toBe(1);
});

test('more than the queue holds are refused with service_unavailable, and the others are rendered', async () => {
  const seen = await outcomes(Array.from({ length: 80 }, () => render(1)));

  expect(seen.filter((outcome) => outcome === 'ok')).toHaveLength(RENDERINGS_PER_STORE + RENDER_QUEUE_MAX);
  expect(seen.filter((outcome) => outcome === 'service_unavailable')).toHaveLength(80 - RENDERINGS_PER_STORE - RENDER_QUEUE_MAX);
});

test('two documents of a store are loaded at a time, however many are requested', async () => {
  let [loaded, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, (loaded += 1));
    const bytes = await pdfs.render({ document: anInvoiceDocument(1), logo: undefined }, never);
    loaded -= 1;
    return bytes;
  };

  await Promise.all(Array.from({ length: 20 }, () => pdfs.schedule({ store: 'store' }, work)));

  expect(most).toBe(RENDERINGS_PER_STORE);
});

test('aborted renderings release their threads and their positions in the queue', async () => {
  const gone = new AbortController();
  const aborted = Array.from({ length: 60 }, () => render(500, { signal: gone.signal }));
  setTimeout(() => gone.abort(), 50);

  expect(new Set(await outcomes(aborted))).toEqual(new Set(['service_unavailable']));
  expect((await render(1)).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a store does not wait for the long invoices of another', async () => {
  const ended: string[] = [];
  const long = Array.from({ length: 6 }, () => render(500, { store: 'flood' }).then(() => ended.push('flood')));

  await render(1, { store: 'other' });

  // Those that began before it take far longer, and it runs after each of their rows.
  expect(ended.length).toBeLessThan(RENDERINGS_PER_STORE);
  await Promise.all(long);
});

test('a rendering that has used up its time is reported, and the thread renders the next one', async () => {
  const hurried = createPdfRenderer({ budgetMs: 1 });
  const rendered = (lines: number) => hurried.render({ document: anInvoiceDocument(lines), logo: undefined }, never);

  await expect(rendered(500)).rejects.toMatchObject({
    code: 'gateway_timeout',
    message: 'This document takes too long to render as a PDF.',
  });
  await expect(rendered(500)).rejects.toMatchObject({ code: 'gateway_timeout' });
  await hurried.close();
});

test('a logo is drawn, and an unreadable logo is reported', async () => {
  const png = aPng(90, 30);
  const plain = await render(1);

  const withLogo = await pdfs.render({ document: anInvoiceDocument(1), logo: png }, never);

  expect(withLogo.toString('latin1')).toContain('/Subtype /Image');
  expect(plain.toString('latin1')).not.toContain('/Subtype /Image');
  expect(await pdfs.canDraw(png)).toBe(true);
  expect(await pdfs.canDraw(png.subarray(0, 60))).toBe(false);
});
