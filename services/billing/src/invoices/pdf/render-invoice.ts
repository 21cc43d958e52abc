import { openCanvas, openFonts, paginate } from '@storefront/pdf';
import { closingHeight, drawClosing } from './draw-closing.ts';
import { drawHead } from './draw-head.ts';
import { endPage, NEXT_PAGE_TOP, startPage } from './draw-page.ts';
import { drawRow, drawTableHead, HEAD_HEIGHT, type MeasuredRow, measureRow } from './draw-rows.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { BELOW, COLOR, ENTRY_COLUMNS, LINE_COLUMNS, PAGE, PAPER_SIZE } from './page-style.ts';

/** Renders an invoice, credit note, or statement as a tagged PDF. Equal arguments give equal bytes. `pace` is awaited after each row, and can end the rendering by throwing. */
export async function renderInvoice(
  document: InvoiceDocument,
  logo: Buffer | undefined,
  pace: () => Promise<void> | undefined = () => undefined,
): Promise<Buffer> {
  const canvas = openCanvas(optionsOf(document), await openFonts(textsIn(document), pace));
  const { tags } = canvas;
  const columns = document.title === 'Statement' ? ENTRY_COLUMNS : LINE_COLUMNS;
  const bottom = canvas.height - BELOW.rows;

  startPage(canvas, document, 1);
  const top = drawHead(canvas, document, logo);
  const rows: MeasuredRow[] = [];
  for (const row of document.rows) {
    rows.push(measureRow(canvas, row, columns));
    await pace();
  }
  const pages = paginate(
    rows.map(({ height }) => height),
    {
      first: bottom - top - HEAD_HEIGHT,
      next: bottom - NEXT_PAGE_TOP - HEAD_HEIGHT,
      closing: closingHeight(canvas, document),
    },
  );
  const table = tags.group(tags.root, 'Table');
  for (const [index, [from, to]] of pages.entries()) {
    if (index > 0) startPage(canvas, document, index + 1);
    const head = index === 0 ? top : NEXT_PAGE_TOP;
    drawTableHead(canvas, head, { columns, taxLabel: document.taxLabel }, index === 0 ? table : undefined);
    let end = head + HEAD_HEIGHT;
    for (const row of rows.slice(from, to)) {
      drawRow(canvas, row, { y: end, columns, table });
      end += row.height;
      await pace();
    }
    if (index === pages.length - 1) {
      table.end();
      drawClosing(canvas, document, end);
    }
    endPage(canvas, document, index + 1, pages.length);
  }
  return canvas.close();
}

const optionsOf = ({ id, title, number, paper, seller, createdAt, changedAt }: InvoiceDocument): Parameters<typeof openCanvas>[0] => ({
  size: PAPER_SIZE[paper],
  rules: { left: PAGE.left, right: PAGE.right, color: COLOR.rule },
  title: `${title} ${number}`,
  author: seller[0] ?? '',
  subject: id,
  creator: 'Storefront Commerce API',
  createdAt,
  changedAt,
});

/** Returns all texts within a document. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
