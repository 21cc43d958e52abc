import { type Band, type Block, type Canvas, lineHeight, type Piece, type TextStyle } from '@storefront/pdf';
import type { InvoiceDocument } from './invoice-document.ts';
import type { LabeledText } from './invoice-facts.ts';
import { COLOR, PAGE, SIZE } from './page-style.ts';
import type { TaxRow } from './tax-rows.ts';

const TOP = 14;
const ROW = 16;
const TOTAL_ROW = 24;
const TOTALS = { x: 356, width: PAGE.right - 356 } as const;
const TAXES = [
  { x: 48, width: 92, align: 'left' },
  { x: 146, width: 88, align: 'right' },
  { x: 242, width: 78, align: 'right' },
] as const;
const NOTE = { x: PAGE.left, width: PAGE.right - PAGE.left } as const;
const NOTE_GAP = 22;
/** The space between a label and its amount, as text. */
const BETWEEN = '   ';

const BODY: TextStyle = { size: SIZE.body, color: COLOR.ink };
const LABEL: TextStyle = { size: SIZE.small, weight: 'bold', color: COLOR.muted };
const TOP_SPACE: Block = { pieces: [{ height: TOP, draw: () => undefined }], within: (draw) => draw() };

/** Returns what follows the last row: the GCT by rate or what is due by age beside the totals with the payments, and below them the note. */
export const closingBands = (canvas: Canvas, document: InvoiceDocument): Band[] => [
  [
    [TOP_SPACE, ...taxBlocks(canvas, document)],
    [TOP_SPACE, ...totalBlocks(canvas, document)],
  ],
  [noteBlocks(canvas, document)],
];

function taxBlocks({ tags, text, pdf }: Canvas, { taxes, taxHeads }: InvoiceDocument): Block[] {
  let table: Canvas['tags']['root'] | undefined;
  const drawCells = (type: 'TH' | 'TD', cells: TaxRow, style: TextStyle, y: number): void => {
    table ??= tags.group(tags.root, 'Table');
    const row = tags.group(table, 'TR');
    TAXES.forEach(({ x, width, align }, column) => {
      const cell = cells[column] ?? '';
      const lines = column === 0 ? text.linesOf(cell, width, style) : [cell];
      const fitted = column === 0 ? style : text.fitted(cell, width, style);
      const options = type === 'TH' ? ({ scope: 'Column' } as const) : {};
      tags.leaf(row, type, () => void text.write(lines, { x, width, y }, { ...fitted, align }), options);
    });
  };
  const rule = (y: number): void => void pdf.lineWidth(0.75).strokeColor(COLOR.rule).moveTo(48, y).lineTo(320, y).stroke();
  const head: Piece = {
    height: ROW,
    draw: (y) => {
      drawCells('TH', taxHeads, LABEL, y);
      tags.artifact(() => rule(y + 13));
    },
  };
  const rows = taxes.map((tax): Piece => {
    const lines = text.linesOf(tax[0], TAXES[0].width, BODY).length;
    return { height: ROW + (lines - 1) * lineHeight(BODY.size), draw: (y) => drawCells('TD', tax, BODY, y) };
  });
  const end: Piece = { height: 0, draw: () => table?.end() };
  return [head, ...rows, end].map((piece) => ({ pieces: [piece], within: (draw) => draw() }));
}

function totalBlocks(canvas: Canvas, { totals, total, payments, amountDue }: InvoiceDocument): Block[] {
  const { tags } = canvas;
  const block = (height: number, draw: (y: number) => void): Block => ({ pieces: [{ height, draw }], within: (drawn) => drawn() });
  const line = (pair: LabeledText): Block => block(ROW, (y) => tags.leaf(tags.root, 'P', () => drawPair(canvas, pair, y, BODY)));
  const strong = (pair: LabeledText, style: TextStyle): Block =>
    block(TOTAL_ROW, (y) => {
      tags.artifact(() => canvas.rule(y + 2, TOTALS.x));
      tags.leaf(tags.root, 'P', () => drawPair(canvas, pair, y + 6, style));
    });
  return [
    ...totals.map(line),
    strong(total, { size: SIZE.body + 1, weight: 'bold', color: COLOR.ink }),
    ...payments.map(line),
    strong(amountDue, { size: SIZE.heading, weight: 'bold', color: COLOR.accent }),
  ];
}

function drawPair({ text }: Canvas, [label, amount]: LabeledText, y: number, style: TextStyle): void {
  const fitted = text.fitted(`${label}${BETWEEN}${amount}`, TOTALS.width, style);
  text.write([label], { ...TOTALS, y }, fitted);
  text.write([amount], { ...TOTALS, y }, { ...fitted, align: 'right' });
}

function noteBlocks({ tags, text }: Canvas, { note }: InvoiceDocument): Block[] {
  if (note === null) return [];
  const style = { ...BODY, align: 'start' } as const;
  const [first, ...rest] = text.linesOf(note, NOTE.width, BODY).map((line): Piece => ({
    height: lineHeight(BODY.size),
    draw: (y) => void text.write([line], { ...NOTE, y }, style),
  }));
  if (first === undefined) return [];
  const above = NOTE_GAP + lineHeight(LABEL.size) + 4;
  const start: Piece = {
    height: above + first.height,
    draw: (y) => {
      text.write(['NOTE'], { ...NOTE, y: y + NOTE_GAP }, LABEL);
      first.draw(y + above);
    },
  };
  return [{ pieces: [start, ...rest], within: (draw) => tags.leaf(tags.root, 'P', draw) }];
}
