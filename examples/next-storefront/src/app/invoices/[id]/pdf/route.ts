import { shopperClient } from '@/lib/storefront';

/** Streams the PDF of an invoice: the browser has neither the secret key nor the shopper's token. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params;
  const client = await shopperClient('/invoices');
  const download = { params: { path: { invoice_id: id }, query: { download: true } } };
  const { data, response } = await client.GET('/v1/invoices/{invoice_id}/pdf', { ...download, parseAs: 'stream' });
  if (!response.ok) return new Response('The invoice is not available.', { status: response.status });
  const headers = { 'Content-Type': 'application/pdf', 'Cache-Control': 'private, no-store' };
  const name = response.headers.get('Content-Disposition') ?? 'attachment';
  return new Response(data as ReadableStream, { headers: { ...headers, 'Content-Disposition': name } });
}
