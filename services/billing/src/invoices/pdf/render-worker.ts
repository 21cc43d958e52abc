import Pdf from 'pdfkit';
import { move } from 'piscina';
import type { InvoiceDocument } from './invoice-document.ts';
import { renderInvoice } from './render-invoice.ts';

/** Renders one invoice in a thread of the pool. The bytes are transferred, not copied. */
export default async function render({ document, logo }: { document: InvoiceDocument; logo: Uint8Array | undefined }): Promise<unknown> {
  const bytes = await renderInvoice(document, logo === undefined ? undefined : Buffer.from(logo));
  // A copy with separate memory, because a pooled Buffer shares its memory with others.
  return move(new Uint8Array(bytes));
}

/** Throws if the logo cannot be drawn. */
export async function drawLogo({ logo }: { logo: Uint8Array }): Promise<void> {
  const pdf = new Pdf();
  const finished = new Promise((resolve, reject) => pdf.on('end', resolve).on('error', reject).resume());
  pdf.image(Buffer.from(logo), 0, 0, { fit: [100, 100] });
  pdf.end();
  await finished;
}
