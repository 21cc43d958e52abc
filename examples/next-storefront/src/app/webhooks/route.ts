import { verifyWebhook, WebhookVerificationError } from '@storefront/client';
import { revalidateTag } from 'next/cache';
import { setting } from '@/lib/storefront';

/** Receives events of the API, and ends the cached entries of products that have changed. Handling an event twice has no further effect. */
export async function POST(request: Request): Promise<Response> {
  try {
    const event = await verifyWebhook(request, { secret: setting('STOREFRONT_WEBHOOK_SECRET').split(',') });
    if (event.type === 'product.created' || event.type === 'product.updated' || event.type === 'stock.changed') {
      revalidateTag(`product:${event.data.sku}`, { expire: 0 });
      revalidateTag('lists', { expire: 0 });
    }
    return new Response(null, { status: 204 });
  } catch (error) {
    if (error instanceof WebhookVerificationError) return new Response(error.message, { status: 401 });
    throw error;
  }
}
