import 'server-only';

/** Streams a file of the API: the browser has neither the secret key nor the shopper's token. */
export function download({ data, response }: { data?: unknown; response: Response }): Response {
  if (!response.ok) return new Response('The file is not available.', { status: response.status });
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  headers.set('Content-Type', response.headers.get('Content-Type') ?? 'application/octet-stream');
  headers.set('Content-Disposition', response.headers.get('Content-Disposition') ?? 'attachment');
  return new Response(data as ReadableStream, { headers });
}
