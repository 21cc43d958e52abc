import { download } from '@/lib/download';
import { shopperClient } from '@/lib/storefront';

/** Downloads a statement as CSV or PDF. */
export async function GET(request: Request, { params }: { params: Promise<{ format: string }> }): Promise<Response> {
  const format = (await params).format === 'csv' ? 'csv' : 'pdf';
  const { searchParams } = new URL(request.url);
  const client = await shopperClient('/statement');
  const period = Object.fromEntries([...searchParams].filter(([name]) => name === 'from' || name === 'to'));
  return download(await client.GET('/v1/me/statement', { params: { query: { ...period, format } }, parseAs: 'stream' }));
}
