import Pdf from 'pdfkit';
import type { Fonts } from './fonts.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { COLOR, PAGE, PAPER_SIZE } from './page-style.ts';
import { openTags, type Tags } from './tagged-page.ts';
import { type TextWriter, textWriter } from './text-writer.ts';

/** The document on which the parts of an invoice are drawn. */
export interface Canvas {
  readonly pdf: PDFKit.PDFDocument;
  readonly tags: Tags;
  readonly text: TextWriter;
  /** The height of the page. */
  readonly height: number;
  /** A hairline across the page. */
  rule(y: number, from?: number): void;
}

/** Opens a PDF without pages. Its dates and ID come from the document, so equal documents give equal bytes. */
export function openCanvas({ id, title, number, paper, seller, createdAt, changedAt }: InvoiceDocument, fonts: Fonts): Canvas {
  const [width, height] = PAPER_SIZE[paper];
  const pdf = new Pdf({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    // The types of pdfkit declare only PDF/A.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: 'en',
    displayTitle: true,
    font: fonts.base.of('regular').font as never,
    // The fonts have a limited one.
    fontLayoutCache: false,
    info: {
      Title: `${title} ${number}`,
      Author: seller[0] ?? '',
      Subject: id,
      Creator: 'Storefront Commerce API',
      Producer: 'PDFKit',
      CreationDate: new Date(createdAt),
      ModDate: new Date(changedAt),
    },
  });
  const rule = (y: number, from: number = PAGE.left): void =>
    void pdf.lineWidth(0.75).strokeColor(COLOR.rule).moveTo(from, y).lineTo(PAGE.right, y).stroke();
  return { pdf, tags: openTags(pdf), text: textWriter(pdf, fonts), height, rule };
}
