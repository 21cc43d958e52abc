import { checkImage } from '@storefront/pdf';
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

/** Renders one invoice in a thread of the pool, interleaved with others. The bytes are transferred, not copied. Returns why the rendering ended, if it ended early. */
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
export const drawLogo = ({ logo }: { logo: Uint8Array }): Promise<void> => checkImage(Buffer.from(logo));
