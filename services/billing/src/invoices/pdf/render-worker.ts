import Pdf from 'pdfkit';
import { move } from 'piscina';
import type { InvoiceDocument } from './invoice-document.ts';
import { paceRendering, RenderingStopped } from './pace-rendering.ts';
import { renderInvoice } from './render-invoice.ts';

/** A document with its logo, and when its rendering ends early. */
export interface WorkerTask {
  readonly document: InvoiceDocument;
  readonly logo: Uint8Array | undefined;
  readonly budgetMs: number;
  /** Shared memory, which is not zero once the rendering is canceled. */
  readonly canceled: Int32Array;
}

/** Renders one invoice in a thread of the pool, in turns with others. The bytes are transferred, not copied. Returns why the rendering ended, if it ended early. */
export default async function render({ document, logo, budgetMs, canceled }: WorkerTask): Promise<unknown> {
  try {
    const bytes = await renderInvoice(document, logo === undefined ? undefined : Buffer.from(logo), paceRendering(canceled, budgetMs));
    // A copy with separate memory, because a pooled Buffer shares its memory with others.
    return move(new Uint8Array(bytes));
  } catch (error) {
    if (error instanceof RenderingStopped) return error.stop;
    throw error;
  }
}

/** Throws if the logo cannot be drawn. */
export async function drawLogo({ logo }: { logo: Uint8Array }): Promise<void> {
  const pdf = new Pdf();
  const finished = new Promise((resolve, reject) => pdf.on('end', resolve).on('error', reject).resume());
  pdf.image(Buffer.from(logo), 0, 0, { fit: [100, 100] });
  pdf.end();
  await finished;
}
