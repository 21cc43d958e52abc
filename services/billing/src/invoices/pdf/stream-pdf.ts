import { createHash } from 'node:crypto';
import type { Scope } from '@storefront/db';
import type { Flow } from '@storefront/fair-queue';
import type { RenderInvoiceResponse } from '@storefront/proto/storefront/billing/v1';
import type { BillingDeps } from '../../deps.ts';
import { getLogo } from '../store/sellers.ts';
import type { InvoiceDocument } from './invoice-document.ts';

/** Several chunks fit in the flow-control window of a stream, and few are needed for a long invoice. */
const CHUNK_BYTES = 64 * 1024;

/** A request for a PDF. */
export interface PdfRequest {
  /** Loads the document, which is dropped after the rendering. */
  readonly load: () => Promise<InvoiceDocument>;
  readonly knownEtags: readonly string[];
  /** The flow of the caller, with the signal of its call. */
  readonly flow: Flow & { readonly signal: AbortSignal };
}

/** Yields the head of a document's PDF and then its bytes; the head alone if the caller knows the current ETag. */
export async function* streamPdf(
  { db, pdfs }: Pick<BillingDeps, 'db' | 'pdfs'>,
  scope: Scope,
  { load, knownEtags, flow }: PdfRequest,
): AsyncGenerator<RenderInvoiceResponse> {
  const { number, etag, bytes } = await pdfs.schedule(flow, async () => {
    const document = await load();
    const head = { number: document.number, etag: etagOf(document, pdfs.version) };
    if (knownEtags.includes(head.etag) || knownEtags.includes('*')) return { ...head, bytes: undefined };
    const logo = document.logoHash === null ? undefined : await getLogo(db, scope, document.logoHash);
    return { ...head, bytes: await pdfs.render({ document, logo }, flow.signal) };
  });
  yield { pdf: { number, etag, sizeBytes: bytes?.length ?? 0, isUnchanged: bytes === undefined } };
  for (let at = 0; at < (bytes?.length ?? 0); at += CHUNK_BYTES) yield { chunk: bytes?.subarray(at, at + CHUNK_BYTES) };
}

/** Strong, because equal documents give equal bytes as long as the renderer is the same. */
function etagOf(document: InvoiceDocument, version: string): string {
  const hash = createHash('sha256').update(version).update('\n').update(JSON.stringify(document));
  return `"${hash.digest('base64url').slice(0, 27)}"`;
}
