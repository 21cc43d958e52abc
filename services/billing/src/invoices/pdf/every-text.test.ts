import { describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { anInvoiceDocument, aWholeInvoice } from '../../testing/an-invoice-document.ts';
import { type PlacedTexts, textsOf } from '../../testing/read-pdf.ts';
import type { Paper } from '../domain/print.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { renderInvoice } from './render-invoice.ts';

type Texts = PlacedTexts['texts'];

const PAPERS: readonly Paper[] = ['letter', 'a4'];
const HEIGHT = { letter: 792, a4: 841.89 };
/** The longest amounts that each currency prints. */
const AMOUNTS = { JMD: '90,071,992,547,409.91', KWD: '9,007,199,254,740.991', JPY: '9,007,199,254,740,991' };
const words = (letters: string, count: number): string => Array.from({ length: count }, (_, index) => `${letters}${index}`).join(' ');
const NAMES = {
  Latin: words('Wholesale', 13),
  'one long word': 'W'.repeat(150),
  Devanagari: words('अनुच्छेद', 13),
  Persian: words('می‌خواهم', 13),
};
const lines = (name: string, count: number): string[] => Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

/** A document of a paper, with this many lines. */
function aDocument(paper: Paper, count: number, changed: Partial<InvoiceDocument> = {}): InvoiceDocument {
  return { ...anInvoiceDocument(count, { print: { ...aWholeInvoice().print, paper } }), ...changed };
}

/** The document with this amount wherever it has one. */
function withAmounts(document: InvoiceDocument, amount: string, currency: string): InvoiceDocument {
  const code = `${currency} ${amount}`;
  const cells = { unitPrice: amount, discount: `−${amount}`, gct: amount, total: amount, debit: amount, credit: amount };
  return {
    ...document,
    currency,
    rows: document.rows.map((row) => ({ ...row, ...cells, quantity: '1,234,567.891 EA (1,234,567.891 BOX)' })),
    taxes: document.taxes.map(([label]) => [label, amount, amount]),
    totals: document.totals.map(([label]) => [label, `−${amount}`]),
    payments: [['Taken off the amount due', `−${amount}`]],
    total: ['Total', code],
    amountDue: ['Closing balance', code],
    highlight: ['Closing balance', code],
  };
}

const letters = (text: string): string => text.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '');

/** Renders a document, and checks that each text of it is on its pages, within their margins, and over no other. */
async function checkTexts(document: InvoiceDocument): Promise<PlacedTexts[]> {
  const pages = await textsOf(await renderInvoice(document, undefined));
  const drawn = letters(pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(''));
  const parts = [...document.seller, ...document.buyer, ...document.deliverTo, ...document.facts.flat(), ...partsOfRows(document)];
  expect(
    seen(
      'texts',
      parts.flatMap((text) => text.split(/\s+/)),
    ).filter((part) => !drawn.includes(letters(part).slice(0, 12))),
  ).toEqual([]);
  for (const [index, { size, texts }] of seen('pages', pages).entries()) {
    const [width = 0] = size;
    const margin = (width - 516) / 2;
    const outside = texts.filter(({ left, right, bottom }) => left < margin - 1 || right > width - margin + 1 || bottom < 30);
    expect([index, outside.map(({ text }) => text)]).toEqual([index, []]);
    expect([index, overlapsIn(texts)]).toEqual([index, []]);
    expect([index, headsWithoutRows(texts, document)]).toEqual([index, []]);
  }
  return pages;
}

const partsOfRows = ({ rows, taxes, totals, total, amountDue, payments, note }: InvoiceDocument): string[] => [
  ...rows.flatMap((row) => Object.values<string>({ ...row })),
  ...[...taxes, ...totals, total, amountDue, ...payments].flat(),
  note ?? '',
];

/** The pairs of texts of which one is drawn over the other. Half of a line's height is clear of the lines above and below it. */
function overlapsIn(texts: Texts): string[] {
  const sorted = texts.toSorted((a, b) => a.bottom - b.bottom);
  return sorted.flatMap((one, index) => {
    const pairs: string[] = [];
    for (const other of sorted.slice(index + 1)) {
      if (other.bottom - one.bottom >= one.size * 0.7) break;
      if (Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5) pairs.push(`${one.text} | ${other.text}`);
    }
    return pairs;
  });
}

/** The heads of the table below which no part of a row follows. */
function headsWithoutRows(texts: Texts, { rows }: InvoiceDocument): string[] {
  const shown = letters(rows.map(({ description, sku }) => description + sku).join(''));
  const heads = texts.filter(({ text }) => text === 'Description');
  const isRow = ({ text }: Texts[number]): boolean => letters(text).length > 2 && shown.includes(letters(text));
  return heads.filter((head) => !texts.some((text) => isRow(text) && text.bottom < head.bottom)).map(({ text }) => text);
}

describe.each(PAPERS)('on %s', (paper) => {
  test.each(Object.entries(AMOUNTS))(
    'the longest amounts in %s are one piece each, on an invoice and on a statement',
    async (currency, amount) => {
      const invoice = withAmounts(aDocument(paper, 3), amount, currency);
      const statement: InvoiceDocument = {
        ...invoice,
        title: 'Statement',
        number: '2026-01-01 to 2026-12-31',
        rows: invoice.rows.map((row) => ({
          date: '2026-11-30',
          description: row.description,
          sku: row.sku,
          debit: amount,
          credit: amount,
          total: amount,
        })),
      };

      for (const [document, count] of [
        [invoice, 3 * 4],
        [statement, 3 * 3],
      ] as const) {
        const texts = (await checkTexts(document)).flatMap((page) => page.texts.map(({ text }) => text));
        expect(texts.filter((text) => text.endsWith(amount)).length).toBeGreaterThan(count);
      }
    },
  );

  test.each(Object.entries(NAMES))('names of 150 characters, as %s, are in full', async (_script, name) => {
    const document = aDocument(paper, 2, { seller: [name, name], buyer: [name, `${name} 2`], deliverTo: [name], note: name });

    await checkTexts({ ...document, rows: document.rows.map((row) => ({ ...row, description: name, sku: name.slice(0, 100) })) });
  });

  test.each([3, 10, 20, 25, 28, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 45, 60])(
    'a block of %d lines goes over pages',
    async (count) => {
      for (const changed of [
        { buyer: lines('Buyer', count) },
        { seller: lines('Seller', count), deliverTo: lines('Deliver', count) },
        { facts: lines('Reference', count).map((text) => ['Your reference', text] as const) },
      ]) {
        await checkTexts(aDocument(paper, 1, changed));
      }
    },
  );

  test('an invoice of any number of lines, of 1 or 2 pages of rates, and with a note of any height', async () => {
    const counts = Array.from({ length: 45 }, (_, index) => index + 1);
    for (const count of [...counts, 100, 150, 200]) await checkTexts(aDocument(paper, count));
    const taxes = lines('GCT', 80).map((label) => [`${label}%`, '1.00', '0.10'] as const);
    for (const count of [1, 5, 12, 13, 14, 15, 16])
      for (const changed of [
        { taxes: [] },
        { taxes },
        { note: lines('Note', 100).join('\n') },
        { taxes, note: lines('Note', 20).join('\n') },
      ])
        await checkTexts(aDocument(paper, count, changed));
  });

  test('a row that is taller than a page is divided', async () => {
    const document = aDocument(paper, 3);
    const [first, ...rest] = document.rows;
    if (first === undefined) throw new Error('the document has no rows');

    const pages = await checkTexts({ ...document, rows: [{ ...first, description: words('Bolt', 900), sku: words('SKU', 200) }, ...rest] });

    expect(pages.length).toBeGreaterThan(2);
    expect(pages[0]?.size[1]).toBe(HEIGHT[paper]);
  });
});
