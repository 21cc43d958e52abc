import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aPng } from '../../testing/a-png.ts';
import { anInvoiceDocument } from '../../testing/an-invoice-document.ts';
import { createPdfRenderer, type PdfRenderer } from './pdf-renderer.ts';
import { renderInvoice } from './render-invoice.ts';
import { RENDER_QUEUE_MAX, RENDER_THREADS } from './render-limits.ts';

const never = new AbortController().signal;
let pdfs: PdfRenderer;
beforeEach(() => {
  // Renderings that are not aborted finish on a busy machine too.
  pdfs = createPdfRenderer({ timeoutMs: 120_000 });
});
afterEach(() => pdfs.close());

const render = (lines: number, signal = never) =>
  pdfs.schedule(() => pdfs.render({ document: anInvoiceDocument(lines), logo: undefined }, signal), signal);
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

  expect(seen.filter((outcome) => outcome === 'ok')).toHaveLength(RENDER_THREADS + 1 + RENDER_QUEUE_MAX);
  expect(seen.filter((outcome) => outcome === 'service_unavailable')).toHaveLength(80 - RENDER_THREADS - 1 - RENDER_QUEUE_MAX);
});

test('two documents are loaded at a time, however many are requested', async () => {
  let [loaded, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, (loaded += 1));
    const bytes = await pdfs.render({ document: anInvoiceDocument(1), logo: undefined }, never);
    loaded -= 1;
    return bytes;
  };

  await Promise.all(Array.from({ length: 20 }, () => pdfs.schedule(work, never)));

  expect(most).toBe(RENDER_THREADS + 1);
});

test('aborted renderings give their threads and their places in the queue free', async () => {
  const gone = new AbortController();
  const aborted = Array.from({ length: 60 }, () => render(500, gone.signal));
  setTimeout(() => gone.abort(), 50);

  expect(new Set(await outcomes(aborted))).toEqual(new Set(['service_unavailable']));
  expect((await render(1)).subarray(0, 5).toString()).toBe('%PDF-');
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
