import type { EtagStore } from './etag-store.ts';
import type { Send } from './retry.ts';

/** Sends GET requests with the ETag of the stored response, and returns the stored response if it is still current (304). */
export function withEtags(send: Send, store: EtagStore): Send {
  return async (request) => {
    const key = request.method === 'GET' && !request.headers.has('If-None-Match') ? await keyOf(request) : undefined;
    if (key === undefined) return send(request);

    const stored = await store.get(key);
    if (stored !== undefined) request.headers.set('If-None-Match', stored.etag);
    const response = await send(request);
    if (response.status === 304 && stored !== undefined) {
      const headers = new Headers(response.headers);
      headers.set('Content-Type', stored.contentType);
      return new Response(stored.body, { headers });
    }
    await keep(store, key, response);
    return response;
  };
}

async function keep(store: EtagStore, key: string, response: Response): Promise<void> {
  const etag = response.headers.get('ETag');
  const contentType = response.headers.get('Content-Type') ?? '';
  if (response.status !== 200 || etag === null || !contentType.startsWith('application/json')) return;
  await store.set(key, { etag, contentType, body: await response.clone().text() });
}

/** The hash of everything that selects a response. Undefined on pages without HTTPS, where browsers cannot hash; then nothing is stored. */
async function keyOf({ url, headers }: Request): Promise<string | undefined> {
  if (crypto.subtle === undefined) return undefined;
  const parts = [headers.get('Authorization'), headers.get('X-Storefront-Shopper-Token'), url];
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts)));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
