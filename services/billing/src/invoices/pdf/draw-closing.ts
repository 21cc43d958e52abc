import { type Canvas, type Line, lineHeight, type TextStyle } from '@storefront/pdf';
import type { InvoiceDocument } from './invoice-document.ts';
import type { LabeledText } from './invoice-facts.ts';
import { COLOR, PAGE, SIZE } from './page-style.ts';

const TOP = 14;
const ROW = 16;
const TOTAL_ROW = 24;
const TOTALS = { x: 356, width: PAGE.right - 356 } as const;
const TAXES = [
  { x: 48, width: 92, align: 'left' },
  { x: 146, width: 88, align: 'right' },
  { x: 242, width: 78, align: 'right' },
] as const;
const NOTE_GAP = 22;

const BODY: TextStyle = { size: SIZE.body, color: COLOR.ink };
const LABEL: TextStyle = { size: SIZE.small, weight: 'bold', color: COLOR.muted };

/** The height of the totals, the tax table, and the note together. */
export function closingHeight(canvas: Canvas, document: InvoiceDocument): number {
  return TOP + Math.max(totalsHeight(document), taxesHeight(document)) + noteHeight(canvas, document);
}

const totalsHeight = ({ totals, payments }: InvoiceDocument): number => (totals.length + payments.length) * ROW + 2 * TOTAL_ROW + 4;
const taxesHeight = ({ taxes }: InvoiceDocument): number => (taxes.length + 1) * ROW;
const noteLines = ({ text }: Canvas, note: string): Line[] => text.linesOf(note, PAGE.right - PAGE.left, BODY);
const noteHeight = (canvas: Canvas, { note }: InvoiceDocument): number =>
  note === null ? 0 : NOTE_GAP + lineHeight(LABEL.size) + 4 + noteLines(canvas, note).length * lineHeight(BODY.size);

/** Draws the totals, the GCT by rate or what is due by age, the payments, and the note below the last row. */
export function drawClosing(canvas: Canvas, document: InvoiceDocument, from: number): void {
  const y = from + TOP;
  drawTaxes(canvas, document, y);
  drawTotals(canvas, document, y);
  const { note } = document;
  if (note !== null) drawNote(canvas, note, y + Math.max(totalsHeight(document), taxesHeight(document)) + NOTE_GAP);
}

function drawTaxes({ tags, text, pdf }: Canvas, { taxes, taxHeads }: InvoiceDocument, from: number): void {
  const table = tags.group(tags.root, 'Table');
  const head = tags.group(table, 'TR');
  TAXES.forEach(({ x, width, align }, column) => {
    tags.leaf(head, 'TH', () => void text.write([taxHeads[column] ?? ''], { x, width, y: from }, { ...LABEL, align }), { scope: 'Column' });
  });
  tags.artifact(
    () =>
      void pdf
        .lineWidth(0.75)
        .strokeColor(COLOR.rule)
        .moveTo(48, from + 13)
        .lineTo(320, from + 13)
        .stroke(),
  );
  taxes.forEach((tax, index) => {
    const row = tags.group(table, 'TR');
    TAXES.forEach(({ x, width, align }, column) => {
      const box = { x, width, y: from + ROW * (index + 1) };
      tags.leaf(row, 'TD', () => void text.write([tax[column] ?? ''], box, { ...BODY, align }));
    });
  });
  table.end();
}

function drawTotals(canvas: Canvas, { totals, total, payments, amountDue }: InvoiceDocument, from: number): void {
  let y = from;
  const line = (pair: LabeledText): void => {
    drawPair(canvas, pair, y, BODY);
    y += ROW;
  };
  const strong = (pair: LabeledText, style: TextStyle): void => {
    canvas.tags.artifact(() => canvas.rule(y + 2, TOTALS.x));
    drawPair(canvas, pair, y + 6, style);
    y += TOTAL_ROW;
  };
  totals.forEach(line);
  strong(total, { size: SIZE.body + 1, weight: 'bold', color: COLOR.ink });
  payments.forEach(line);
  strong(amountDue, { size: SIZE.heading, weight: 'bold', color: COLOR.accent });
}

function drawPair({ tags, text }: Canvas, [label, amount]: LabeledText, y: number, style: TextStyle): void {
  tags.leaf(tags.root, 'P', () => {
    text.write([label], { ...TOTALS, y }, style);
    text.write([amount], { ...TOTALS, y }, { ...style, align: 'right' });
  });
}

function drawNote(canvas: Canvas, note: string, from: number): void {
  const { tags, text } = canvas;
  const box = { x: PAGE.left, width: PAGE.right - PAGE.left };
  tags.leaf(tags.root, 'P', () => {
    const y = text.write(['NOTE'], { ...box, y: from }, LABEL) + 4;
    text.write(noteLines(canvas, note), { ...box, y }, { ...BODY, align: 'start' });
  });
}
