import { notFound } from 'next/navigation';
import { download } from '@/lib/download';
import { shopperClient } from '@/lib/storefront';

/** Downloads the PDF of an invoice or a credit note. */
export async function GET(_request: Request, { params }: { params: Promise<{ documents: string; id: string }> }): Promise<Response> {
  const { documents, id } = await params;
  const client = await shopperClient('/invoices');
  const [query, parseAs] = [{ download: true }, 'stream'] as const;
  if (documents === 'invoices')
    return download(await client.GET('/v1/invoices/{invoice_id}/pdf', { params: { path: { invoice_id: id }, query }, parseAs }));
  if (documents !== 'credit-notes') notFound();
  return download(await client.GET('/v1/credit-notes/{credit_note_id}/pdf', { params: { path: { credit_note_id: id }, query }, parseAs }));
}
