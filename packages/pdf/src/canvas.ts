import Pdf from 'pdfkit';
import type { Fonts } from './fonts.ts';
import { openTags, type Tags } from './tagged-page.ts';
import { type TextWriter, textWriter } from './text-writer.ts';

/** The open file on which the parts of a document are drawn. */
export interface Canvas {
  readonly pdf: PDFKit.PDFDocument;
  readonly tags: Tags;
  readonly text: TextWriter;
  /** The height of the page. */
  readonly height: number;
  /** A hairline across the page, by default from its left margin. */
  rule(y: number, from?: number): void;
  /** Writes the rest of the file and returns its bytes. */
  close(): Promise<Buffer>;
}

/** The pages of a document, and the properties that a viewer shows. */
export interface CanvasOptions {
  /** The size of the pages in points. */
  readonly size: readonly [width: number, height: number];
  readonly rules: { readonly left: number; readonly right: number; readonly color: string };
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly creator: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly changedAt: string;
}

/** Opens a PDF without pages. Its dates and ID come from the options, so equal documents give equal bytes. */
export function openCanvas({ size: [width, height], rules, ...info }: CanvasOptions, fonts: Fonts): Canvas {
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
      Title: info.title,
      Author: info.author,
      Subject: info.subject,
      Creator: info.creator,
      Producer: 'PDFKit',
      CreationDate: new Date(info.createdAt),
      ModDate: new Date(info.changedAt),
    },
  });
  const bytes = bytesOf(pdf);
  const tags = openTags(pdf);
  return {
    pdf,
    tags,
    text: textWriter(pdf, fonts),
    height,
    rule: (y, from = rules.left) => void pdf.lineWidth(0.75).strokeColor(rules.color).moveTo(from, y).lineTo(rules.right, y).stroke(),
    close: () => {
      tags.end();
      pdf.end();
      return bytes;
    },
  };
}

/** Throws if the image cannot be drawn. */
export async function checkImage(image: Buffer): Promise<void> {
  const pdf = new Pdf();
  const bytes = bytesOf(pdf);
  pdf.image(image, 0, 0, { fit: [100, 100] });
  pdf.end();
  await bytes;
}

function bytesOf(pdf: NodeJS.ReadableStream): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}
