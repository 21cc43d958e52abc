import { describe, expect, test } from '@jest/globals';
import { anInvoiceDocument, aWholeInvoice } from '../../testing/an-invoice-document.ts';
import { pagesOf, textsOf } from '../../testing/read-pdf.ts';
import { renderInvoice } from './render-invoice.ts';

describe('a rendered invoice', () => {
  test('shows the title, the numbers, the dates, the parties, the lines, the taxes, the totals, and the note', async () => {
    const [page] = await pagesOf(await renderInvoice(anInvoiceDocument(2), undefined));

    for (const text of [
      'Tax Invoice',
      'INV-000042',
      'SO-000001',
      '21 November 2026',
      '21 December 2026',
      'Island Fasteners Ltd',
      'Tax number: 009-876-543',
      'Brown’s Garage Ltd',
      'Tax number: 001-234-567',
      '14 Hope Road',
      'Hex bolt M2, zinc plated',
      '1 EA (2 BOX)',
      'GCT 15%',
      'Subtotal',
      'JMD 4,819.08',
      'Thank you for your business.',
      'sales@fasteners.example',
      'PO-7731',
      'Net 30 days',
      'DELIVER TO',
      '2 Harbour Street',
      'GCT on shipping',
      'Page 1 of 1',
    ]) {
      expect(page).toContain(text);
    }
  });

  test('of 500 lines has every line once, numbered pages, and the table head on each', async () => {
    const pages = await pagesOf(await renderInvoice(anInvoiceDocument(500), undefined));

    expect(pages.length).toBeGreaterThan(20);
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page).toContain('Unit price');
    });
    const skus = pages.flatMap((page) => Array.from(page.matchAll(/BOLT-(\d+)/g), ([, number]) => Number(number)));
    expect(skus).toEqual(Array.from({ length: 500 }, (_, index) => index + 1));
  });

  test.each([
    ['a4', [595.28, 841.89]],
    ['letter', [612, 792]],
  ] as const)('on %s has pages of its size, and all text within the margins', async (paper, size) => {
    const { print } = aWholeInvoice();
    const pages = await textsOf(await renderInvoice(anInvoiceDocument(60, { print: print && { ...print, paper } }), undefined));

    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      expect(page.size).toEqual(size);
      for (const { left, right, bottom } of page.texts) {
        expect(left).toBeGreaterThanOrEqual(size[0] / 2 - 258.5);
        expect(right).toBeLessThanOrEqual(size[0] / 2 + 258.5);
        expect(bottom).toBeGreaterThan(24);
      }
    }
  });

  test('never shows totals alone on a page, nor rows below the footer', async () => {
    for (const lines of [10, 11, 12, 13, 14, 15, 16]) {
      const pages = await pagesOf(await renderInvoice(anInvoiceDocument(lines), undefined));
      expect(pages.at(-1)).toContain(`BOLT-${lines}`);
    }
  });

  test('that was voided says VOID on every page', async () => {
    const voided = anInvoiceDocument(40, { status: 'VOIDED', voidedAt: new Date('2026-11-22T00:00:00.000Z') });

    const pages = await pagesOf(await renderInvoice(voided, undefined));

    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain('VOID');
    expect(await pagesOf(await renderInvoice(anInvoiceDocument(), undefined))).toEqual([expect.not.stringContaining('VOID')]);
  });

  test('shows names in any script', async () => {
    const buyer = {
      name: 'Дмитрий Щёкин',
      companyName: 'Ελληνικά Υδραυλικά ΑΕ',
      taxId: '螺栓商店',
      email: '한국어',
      phone: null,
      address: null,
    };

    const [page] = await pagesOf(await renderInvoice(anInvoiceDocument(1, { buyer }), undefined));

    for (const text of ['Дмитрий Щёкин', 'Ελληνικά Υδραυλικά ΑΕ', '螺栓商店', '한국어']) expect(page).toContain(text);
  });

  test('shows words from right to left in their order, and apart from each other and from Latin', async () => {
    const buyer = { name: 'مسمار سداسي M8', companyName: null, taxId: null, email: null, phone: null, address: null };

    const [page] = await textsOf(await renderInvoice(anInvoiceDocument(1, { buyer }), undefined));

    const words = page?.texts.filter(({ text }) => ['سداسي', 'مسمار', 'M8'].includes(text)) ?? [];
    expect(words.toSorted((a, b) => a.left - b.left).map(({ text }) => text)).toEqual(['سداسي', 'مسمار', 'M8']);
    for (const [index, { left }] of words.slice(1).entries()) expect(left - (words[index]?.right ?? left)).toBeGreaterThan(1);
  });

  test('has equal bytes for equal documents and other bytes for others', async () => {
    const [first, second, other] = await Promise.all(
      [anInvoiceDocument(3), anInvoiceDocument(3), anInvoiceDocument(3, { note: 'Other' })].map((document) =>
        renderInvoice(document, undefined),
      ),
    );

    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true);
    expect(first?.equals(other ?? Buffer.alloc(0))).toBe(false);
  });

  test('is tagged for screen readers, in English, with a title', async () => {
    const text = (await renderInvoice(anInvoiceDocument(), undefined)).toString('latin1');

    expect(text).toMatch(/^%PDF-1\.7/);
    for (const mark of [
      '/MarkInfo',
      '/StructTreeRoot',
      '/S /Table',
      '/S /TH',
      '/S /TD',
      '/S /H1',
      '/Lang (en)',
      '/DisplayDocTitle true',
      'pdfuaid',
    ]) {
      expect(text).toContain(mark);
    }
  });

  test('is readable with text of any length', async () => {
    const seller = { name: 'x'.repeat(3000), companyName: null, taxId: null, email: null, phone: null, address: null };

    const pages = await pagesOf(await renderInvoice(anInvoiceDocument(2, { seller, note: 'note '.repeat(200) }), undefined));

    expect(pages.join(' ')).toContain('BOLT-2');
  });
});
