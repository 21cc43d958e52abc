import { describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { anInvoiceDocument, aWholeInvoice } from '../../testing/an-invoice-document.ts';
import { pagesOf, textsOf } from '../../testing/read-pdf.ts';
import { renderInvoice } from './render-invoice.ts';

const NO_DETAILS = {
  companyName: null,
  taxExemptCertificate: null,
  addressId: null,
  taxId: null,
  email: null,
  phone: null,
  address: null,
} as const;

const NAMES = [
  'Дмитрий Щёкин',
  'Ελληνικά Υδραυλικά ΑΕ',
  '螺栓商店 𠮷野家',
  'ねじ カタカナ',
  '한국어',
  'בורג נירוסטה',
  'كابل نحاس',
  'تانبے کی تار',
  'می‌خواهم کتاب‌ها بی‌بی',
  'مُحَمَّد',
  'ताँबा तार',
  'তামার তার',
  'செப்பு கம்பி',
  'น็อตสแตนเลส',
  'ខ្សែស្ពាន់',
  'ကြေးနီ',
  'სპილენძი',
  'Պղնձե լար',
  'የመዳብ ሽቦ',
  'Nut 🔩',
  'Sign 𒀀',
];

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
      'On account, net 30 days',
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
      for (const { left, right, bottom } of seen('texts', page.texts)) {
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

  test.each(NAMES)('keeps %s, so that it can be copied', async (name) => {
    const buyer = { ...NO_DETAILS, name, companyName: `A ${name}` };
    const document = anInvoiceDocument(1, { buyer, note: name });

    const [page = ''] = await pagesOf(
      await renderInvoice({ ...document, rows: document.rows.map((row) => ({ ...row, description: name })) }, undefined),
    );

    // Viewers separate words by their distance.
    expect(page.replaceAll(/\s/g, '').split(name.normalize('NFKC').replaceAll(/\s/g, '')).length - 1).toBeGreaterThanOrEqual(4);
  });

  test('draws texts from right to left in the order in which they are seen, from the right side of their cells', async () => {
    const document = anInvoiceDocument(1);
    const pdf = await renderInvoice(
      { ...document, rows: document.rows.map((row) => ({ ...row, description: 'כבל M8 (50 יח) נחושת A2' })) },
      undefined,
    );

    const [page] = await textsOf(pdf);

    const found = page?.texts.filter(({ text }) => /[\u05d0-\u05ea]/.test(text) || ['M8', '50', 'A2'].includes(text.trim())) ?? [];
    const fromRight = found.toSorted((a, b) => b.right - a.right);
    expect(fromRight.map(({ text }) => text.replaceAll(/[() ]/g, ''))).toEqual(['כבל', 'M8', '50', 'יח', 'נחושת', 'A2']);
    expect(fromRight[0]?.right).toBeCloseTo(230, 0);
    for (const [index, { left }] of seen('from right', fromRight.slice(0, -1)).entries())
      expect(fromRight[index + 1]?.right).toBeLessThanOrEqual(left + 0.1);
  });

  test.each([
    ['overrides', `\u202e${'\u202b'.repeat(200)}abc`],
    ['isolates', `${'\u2067'.repeat(200)}אב`],
    ['marks', `e${'\u0323'.repeat(10_000)}`],
    ['joined pictures', Array.from({ length: 300 }, () => '👩').join('\u200d')],
    ['characters that no font has', '\u{12000}\u{10ffff}\ue000'.repeat(50)],
  ])('with %s in a name has its other texts as they were, and nothing beyond the margins', async (_what, name) => {
    const buyer = { ...NO_DETAILS, name, companyName: name, taxId: name, email: 'ann@garage.example' };
    const document = anInvoiceDocument(1, { buyer, note: name });

    const [page, ...others] = await textsOf(
      await renderInvoice(
        { ...document, rows: [...document.rows, ...document.rows.map((row) => ({ ...row, description: name }))] },
        undefined,
      ),
    );

    const texts = [page, ...others].flatMap((each) => each?.texts ?? []);
    for (const text of ['INV-000042', 'ann@garage.example', '1,890.50', 'JMD 2,645.00'])
      expect(texts.map((each) => each.text)).toContain(text);
    for (const { left, right } of seen('texts', texts)) {
      expect(left).toBeGreaterThanOrEqual(47);
      expect(right).toBeLessThanOrEqual(565);
    }
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
    const seller = { ...NO_DETAILS, name: 'x'.repeat(3000) };

    const pages = await pagesOf(await renderInvoice(anInvoiceDocument(2, { seller, note: 'note '.repeat(200) }), undefined));

    expect(pages.join(' ')).toContain('BOLT-2');
  });
});
