import type { RenderInvoiceResponse__Output } from '@storefront/proto/storefront/billing/v1';
import { present } from '../../http/replies/present.ts';
import { FileBody, notModified, type Reply } from '../../http/replies/reply.ts';

/** The fields of a request for a PDF, besides the ID of the document. */
export interface PdfOptions {
  readonly download: boolean;
  readonly ifNoneMatch?: string | undefined;
}

/** Returns the reply with a PDF, which is rendered while the client waits unless it has the current one. */
export async function pdfReply(stream: AsyncIterable<RenderInvoiceResponse__Output>, download: boolean): Promise<Reply> {
  const parts = stream[Symbol.asyncIterator]();
  const pdf = present((await parts.next()).value?.pdf, 'pdf');
  const cached = { ETag: pdf.etag, 'Cache-Control': 'private, max-age=0, must-revalidate' };
  if (pdf.isUnchanged) {
    await parts.return?.();
    return notModified(cached);
  }
  const disposition = `${download ? 'attachment' : 'inline'}; filename="${pdf.number}.pdf"`;
  return {
    status: 200,
    body: new FileBody(pdf.sizeBytes, chunksOf(parts)),
    headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': disposition, ...cached },
    partial: false,
  };
}

/** A part of a streamed PDF after its head. */
interface PdfPart {
  readonly chunk?: Buffer | undefined;
}

/** Yields the bytes of a PDF that a service streams, and ends the call with the reader. */
export async function* chunksOf(parts: AsyncIterator<PdfPart>): AsyncGenerator<Buffer> {
  try {
    for (let part = await parts.next(); !part.done; part = await parts.next()) yield present(part.value.chunk, 'chunk');
  } finally {
    await parts.return?.();
  }
}
