import type { Canvas } from '@storefront/pdf';
import type { InvoiceDocument } from './invoice-document.ts';
import { COLOR, PAGE, SIZE } from './page-style.ts';

const LOGO = { width: 150, height: 54 } as const;
const GAP = 24;
const FACTS = { x: 356, labelWidth: 84, textWidth: 124 } as const;
const PARTY_WIDTH = 240;

/** Draws the title, the logo, the facts, and both parties on the first page. Returns the `y` below them. */
export function drawHead(canvas: Canvas, document: InvoiceDocument, logo: Buffer | undefined): number {
  const { tags, text } = canvas;
  const right = { x: FACTS.x, width: PAGE.right - FACTS.x };
  tags.leaf(tags.root, 'H1', () =>
    text.write([document.title], { ...right, y: PAGE.top - 4 }, { size: SIZE.title, weight: 'bold', color: COLOR.accent, align: 'right' }),
  );
  const left = drawSeller(canvas, document, logo);
  const factsEnd = drawFacts(canvas, document, PAGE.top + 40);
  const y = Math.max(left, factsEnd) + GAP;
  tags.artifact(() => canvas.rule(y - GAP / 2));
  return drawBuyer(canvas, document, y) + GAP;
}

function drawSeller({ pdf, tags, text }: Canvas, { seller }: InvoiceDocument, logo: Buffer | undefined): number {
  const [name = '', ...rest] = seller;
  let y: number = PAGE.top;
  if (logo !== undefined) {
    tags.leaf(tags.root, 'Figure', () => void pdf.image(logo, PAGE.left, y, { fit: [LOGO.width, LOGO.height] }), {
      alt: `Logo of ${name}`,
    });
    y += LOGO.height + 10;
  }
  const heading = { size: logo === undefined ? SIZE.heading + 4 : SIZE.heading, weight: 'bold', color: COLOR.ink } as const;
  const body = { size: SIZE.body, color: COLOR.muted };
  const box = { x: PAGE.left, width: PARTY_WIDTH + 40 };
  tags.leaf(tags.root, 'P', () => {
    y = text.write(text.linesOf(name, box.width, heading), { ...box, y }, heading) + 2;
    for (const line of rest) y = text.write(text.linesOf(line, box.width, body), { ...box, y }, body);
  });
  return y;
}

function drawFacts({ tags, text }: Canvas, { facts }: InvoiceDocument, from: number): number {
  const label = { size: SIZE.body, color: COLOR.muted };
  const value = { size: SIZE.body, weight: 'bold', color: COLOR.ink, align: 'right' } as const;
  let y = from;
  for (const [name, fact] of facts) {
    tags.leaf(tags.root, 'P', () => {
      text.write([name], { x: FACTS.x, y, width: FACTS.labelWidth }, label);
      y = text.write(text.linesOf(fact, FACTS.textWidth, value), { x: PAGE.right - FACTS.textWidth, y, width: FACTS.textWidth }, value) + 3;
    });
  }
  return y;
}

function drawBuyer({ tags, text }: Canvas, { buyer, deliverTo, highlight }: InvoiceDocument, from: number): number {
  const label = { size: SIZE.small, weight: 'bold', color: COLOR.muted } as const;
  const strong = { size: SIZE.heading, weight: 'bold', color: COLOR.ink } as const;
  const body = { size: SIZE.body, color: COLOR.ink };
  const named = { ...body, weight: 'bold' } as const;
  const [name = '', ...rest] = buyer;
  const box = { x: PAGE.left, width: PARTY_WIDTH + 40 };
  let y = from;
  tags.leaf(tags.root, 'P', () => {
    y = text.write(['BILL TO'], { ...box, y }, label) + 3;
    y = text.write(text.linesOf(name, box.width, strong), { ...box, y }, strong) + 1;
    for (const line of rest) y = text.write(text.linesOf(line, box.width, body), { ...box, y }, body);
  });
  const due = { x: FACTS.x, width: PAGE.right - FACTS.x };
  let right = from;
  const large = { size: SIZE.heading + 5, weight: 'bold', color: COLOR.accent, align: 'right' } as const;
  tags.leaf(tags.root, 'P', () => {
    const below = text.write([highlight[0].toUpperCase()], { ...due, y: from }, { ...label, align: 'right' }) + 2;
    right = text.write([highlight[1]], { ...due, y: below }, large);
  });
  const [recipient, ...address] = deliverTo;
  if (recipient === undefined) return y;
  tags.leaf(tags.root, 'P', () => {
    right = text.write(['DELIVER TO'], { ...due, y: right + 8 }, label) + 3;
    right = text.write(text.linesOf(recipient, due.width, named), { ...due, y: right }, named) + 1;
    for (const line of address) right = text.write(text.linesOf(line, due.width, body), { ...due, y: right }, body);
  });
  return Math.max(y, right);
}
