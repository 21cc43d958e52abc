import { type Block, type Canvas, type Flow, lineHeight, type Piece, type TextStyle } from '@storefront/pdf';
import type { InvoiceDocument } from './invoice-document.ts';
import { COLOR, PAGE, SIZE } from './page-style.ts';

const LOGO = { width: 150, height: 54 } as const;
const GAP = 24;
const RIGHT = { x: 356, width: PAGE.right - 356 } as const;
const FACTS = { labelWidth: 84, textWidth: 124 } as const;
const LEFT = { x: PAGE.left, width: 280 } as const;

const LABEL: TextStyle = { size: SIZE.small, weight: 'bold', color: COLOR.muted };
const BODY: TextStyle = { size: SIZE.body, color: COLOR.ink };
const MUTED: TextStyle = { size: SIZE.body, color: COLOR.muted };

/** Places the title, the logo, the facts, and both parties at the start of the document, on as many pages as they need. */
export function placeHead(canvas: Canvas, flow: Flow, document: InvoiceDocument, logo: Buffer | undefined): void {
  flow.placeBand([sellerBlocks(canvas, document, logo), [titleBlock(canvas, document), ...factBlocks(canvas, document)]]);
  flow.space({ height: GAP, draw: (y) => canvas.tags.artifact(() => canvas.rule(y + GAP / 2)) });
  flow.placeBand([[buyerBlock(canvas, document)], [highlightBlock(canvas, document), ...deliveryBlocks(canvas, document)]]);
  flow.space({ height: GAP, draw: () => undefined });
}

const paragraph = ({ tags }: Canvas, pieces: readonly Piece[]): Block => ({ pieces, within: (draw) => tags.leaf(tags.root, 'P', draw) });

/** Returns a text as pieces of one line each, with space below the last. */
function linesOf({ text }: Canvas, value: string, box: typeof LEFT | typeof RIGHT, style: TextStyle, below = 0): Piece[] {
  const lines = text.linesOf(value, box.width, style);
  return lines.map((line, index) => ({
    height: lineHeight(style.size) + (index === lines.length - 1 ? below : 0),
    draw: (y) => void text.write([line], { ...box, y }, style),
  }));
}

function titleBlock({ tags, text }: Canvas, { title }: InvoiceDocument): Block {
  const style: TextStyle = { size: SIZE.title, weight: 'bold', color: COLOR.accent, align: 'right' };
  return {
    pieces: [{ height: 40, draw: (y) => void text.write([title], { ...RIGHT, y: y - 4 }, style) }],
    within: (draw) => tags.leaf(tags.root, 'H1', draw),
  };
}

function sellerBlocks(canvas: Canvas, { seller }: InvoiceDocument, logo: Buffer | undefined): Block[] {
  const { pdf, tags } = canvas;
  const [name = '', ...rest] = seller;
  const heading = { size: logo === undefined ? SIZE.heading + 4 : SIZE.heading, weight: 'bold', color: COLOR.ink } as const;
  const lines = [...linesOf(canvas, name, LEFT, heading, 2), ...rest.flatMap((line) => linesOf(canvas, line, LEFT, MUTED))];
  if (logo === undefined) return [paragraph(canvas, lines)];
  const figure: Block = {
    pieces: [{ height: LOGO.height + 10, draw: (y) => void pdf.image(logo, PAGE.left, y, { fit: [LOGO.width, LOGO.height] }) }],
    within: (draw) => tags.leaf(tags.root, 'Figure', draw, { alt: `Logo of ${name}` }),
  };
  return [figure, paragraph(canvas, lines)];
}

function factBlocks(canvas: Canvas, { facts }: InvoiceDocument): Block[] {
  const { text } = canvas;
  const value = { ...BODY, weight: 'bold', align: 'right' } as const;
  const box = { x: PAGE.right - FACTS.textWidth, width: FACTS.textWidth };
  return facts.map(([name, fact]) => {
    const lines = text.linesOf(fact, FACTS.textWidth, value);
    const pieces = lines.map((line, index) => ({
      height: lineHeight(SIZE.body) + (index === lines.length - 1 ? 3 : 0),
      draw: (y: number) => {
        if (index === 0) text.write([name], { x: RIGHT.x, width: FACTS.labelWidth, y }, MUTED);
        text.write([line], { ...box, y }, value);
      },
    }));
    return paragraph(canvas, pieces);
  });
}

function buyerBlock(canvas: Canvas, { buyer }: InvoiceDocument): Block {
  const [name = '', ...rest] = buyer;
  const strong = { size: SIZE.heading, weight: 'bold', color: COLOR.ink } as const;
  return paragraph(canvas, [
    ...linesOf(canvas, 'BILL TO', LEFT, LABEL, 3),
    ...linesOf(canvas, name, LEFT, strong, 1),
    ...rest.flatMap((line) => linesOf(canvas, line, LEFT, BODY)),
  ]);
}

function highlightBlock(canvas: Canvas, { highlight: [label, amount] }: InvoiceDocument): Block {
  const { text } = canvas;
  const large = { size: SIZE.heading + 5, weight: 'bold', color: COLOR.accent, align: 'right' } as const;
  const style = text.fitted(amount, RIGHT.width, large);
  return paragraph(canvas, [
    ...linesOf(canvas, label.toUpperCase(), RIGHT, { ...LABEL, align: 'right' }, 2),
    { height: lineHeight(large.size) + 8, draw: (y) => void text.write([amount], { ...RIGHT, y }, style) },
  ]);
}

function deliveryBlocks(canvas: Canvas, { deliverTo: [recipient, ...address] }: InvoiceDocument): Block[] {
  if (recipient === undefined) return [];
  return [
    paragraph(canvas, [
      ...linesOf(canvas, 'DELIVER TO', RIGHT, LABEL, 3),
      ...linesOf(canvas, recipient, RIGHT, { ...BODY, weight: 'bold' }, 1),
      ...address.flatMap((line) => linesOf(canvas, line, RIGHT, BODY)),
    ]),
  ];
}
