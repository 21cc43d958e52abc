import { download } from '@/lib/download';
import { shopperClient } from '@/lib/storefront';

/** Downloads all that the store keeps about the shopper. */
export async function GET(): Promise<Response> {
  const client = await shopperClient('/account');
  return download(await client.GET('/v1/me/export', { parseAs: 'stream' }));
}
