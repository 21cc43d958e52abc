import { bandHeight, type Canvas, type Flow, openCanvas, openFlow, openFonts } from '@storefront/pdf';
import { closingBands } from './draw-closing.ts';
import { placeHead } from './draw-head.ts';
import { endPage, NEXT_PAGE_TOP, startPage } from './draw-page.ts';
import { drawRow, drawTableHead, fitColumns, HEAD_HEIGHT, type MeasuredRow, measureRow, rowParts } from './draw-rows.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { BELOW, COLOR, type Column, ENTRY_COLUMNS, LINE_COLUMNS, PAGE, PAPER_SIZE } from './page-style.ts';

/** Renders an invoice, credit note, or statement as a tagged PDF. Equal arguments give equal bytes. `pace` is awaited after each row and block, and can end the rendering by throwing. */
export async function renderInvoice(
  document: InvoiceDocument,
  logo: Buffer | undefined,
  pace: () => Promise<void> | undefined = () => undefined,
): Promise<Buffer> {
  const canvas = openCanvas(optionsOf(document), await openFonts(textsIn(document), pace));
  const flow = openFlow({ first: PAGE.top, next: NEXT_PAGE_TOP, bottom: canvas.height - BELOW.rows });
  placeHead(canvas, flow, document, logo);
  const columns = fitColumns(canvas, document.rows, document.title === 'Statement' ? ENTRY_COLUMNS : LINE_COLUMNS);
  const rows: MeasuredRow[] = [];
  for (const row of document.rows) {
    rows.push(...rowParts(measureRow(canvas, row, columns), pageRoom(canvas)));
    await pace();
  }
  const closing = closingBands(canvas, document);
  const heights = closing.map(bandHeight);
  const below = [heights.reduce((sum, height) => sum + height, 0), heights[0] ?? 0];
  placeRows(canvas, flow, { rows, columns, taxLabel: document.taxLabel, below });
  closing.forEach((band) => flow.placeBand(band));
  for (const [index, page] of flow.pages.entries()) {
    startPage(canvas, document, index + 1);
    for (const draw of page) {
      draw();
      await pace();
    }
    endPage(canvas, document, index + 1, flow.pages.length);
  }
  return canvas.close();
}

/** The height of the rows on a page that has nothing else. */
const pageRoom = ({ height }: Canvas): number => height - BELOW.rows - NEXT_PAGE_TOP - HEAD_HEIGHT;

/** The rows of a table, and the heights of what follows them: of all of it, and of what is not divided. */
interface PlacedRows {
  readonly rows: readonly MeasuredRow[];
  readonly columns: readonly Column[];
  readonly taxLabel: string;
  readonly below: readonly number[];
}

/** Places rows below the head of their table, which each page with rows repeats. The last row is on the page of what follows, if one page has room for both. */
function placeRows(canvas: Canvas, flow: Flow, { rows, columns, taxLabel, below }: PlacedRows): void {
  const { tags } = canvas;
  let table: Canvas['tags']['root'] | undefined;
  let headedPages = 0;
  for (const [index, row] of rows.entries()) {
    const isLast = index === rows.length - 1;
    const after = isLast ? (below.find((height) => row.height + height <= pageRoom(canvas)) ?? 0) : 0;
    const height = row.height + after;
    if (!flow.fits(height + (headedPages === flow.pages.length ? 0 : HEAD_HEIGHT))) flow.startPage();
    if (headedPages !== flow.pages.length) {
      headedPages = flow.pages.length;
      const draw = (y: number): void => {
        const isFirst = table === undefined;
        table ??= tags.group(tags.root, 'Table');
        drawTableHead(canvas, y, { columns, taxLabel }, isFirst ? table : undefined);
      };
      flow.place({ height: HEAD_HEIGHT, draw });
    }
    const draw = (y: number): void => {
      if (table !== undefined) drawRow(canvas, row, { y, columns, table });
      if (isLast) table?.end();
    };
    flow.place({ height: row.height, draw });
  }
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
