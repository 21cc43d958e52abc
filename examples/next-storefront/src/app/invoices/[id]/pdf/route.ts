import { download } from '@/lib/download';
import { shopperClient } from '@/lib/storefront';

/** Downloads the PDF of an invoice. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params;
  const client = await shopperClient('/invoices');
  const request = { params: { path: { invoice_id: id }, query: { download: true } } };
  return download(await client.GET('/v1/invoices/{invoice_id}/pdf', { ...request, parseAs: 'stream' }));
}
