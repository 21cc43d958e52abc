import type { Canvas, TextStyle } from '@storefront/pdf';
import type { InvoiceDocument } from './invoice-document.ts';
import { BELOW, COLOR, PAGE, PAPER_SIZE, SIZE } from './page-style.ts';

const RUNNING_HEAD_Y = 36;
const SELLER_WIDTH = 300;
const LINE = { x: PAGE.left, width: PAGE.right - PAGE.left } as const;
const SMALL: TextStyle = { size: SIZE.small, color: COLOR.muted };
/** Where the table starts on a page after the first. */
export const NEXT_PAGE_TOP = 64;

/** Starts a page with the watermark of a voided invoice and, after page one, the running head. */
export function startPage(canvas: Canvas, document: InvoiceDocument, page: number): void {
  const { pdf, tags, text } = canvas;
  pdf.addPage();
  const [width] = PAPER_SIZE[document.paper];
  if (width !== PAGE.width) pdf.translate((width - PAGE.width) / 2, 0);
  if (document.isVoided) drawWatermark(canvas, page);
  if (page === 1) return;
  tags.artifact(() => {
    const lines = text.linesOf(document.seller[0] ?? '', SELLER_WIDTH, SMALL);
    text.write(lines.slice(0, 1), { ...LINE, y: RUNNING_HEAD_Y }, SMALL);
    text.write([`${document.title} ${document.number}`], { ...LINE, y: RUNNING_HEAD_Y }, { ...SMALL, weight: 'bold', align: 'right' });
  });
}

/** Finishes the current page with its number. */
export function endPage(
  { tags, text, height, rule }: Canvas,
  { title, number, currency }: InvoiceDocument,
  page: number,
  pages: number,
): void {
  const y = height - BELOW.footer;
  tags.artifact(() => {
    rule(y - 6);
    text.write([`${title === 'Tax Invoice' ? 'Invoice' : title} ${number} · Amounts in ${currency}`], { ...LINE, y }, SMALL);
    text.write([`Page ${page} of ${pages}`], { ...LINE, y }, { ...SMALL, align: 'right' });
  });
}

/** Draws VOID across the page, pale enough to read through. Screen readers announce it once. */
function drawWatermark({ pdf, tags, text, height }: Canvas, page: number): void {
  const draw = (): void => {
    const style = { size: 190, weight: 'bold', color: COLOR.void } as const;
    const width = text.widthOf('VOID', style);
    pdf
      .save()
      .rotate(-35, { origin: [PAGE.width / 2, height / 2] })
      .fillOpacity(0.1);
    text.write(['VOID'], { x: (PAGE.width - width) / 2, y: height / 2 - 133, width }, style);
    pdf.fillOpacity(1).restore();
  };
  if (page === 1) tags.leaf(tags.root, 'P', draw);
  else tags.artifact(draw);
}
