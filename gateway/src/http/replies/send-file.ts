import { pipeline } from 'node:stream/promises';
import { AppError } from '@storefront/errors';
import { type ContextResponse, requireRoute } from '../context/request-context.ts';
import type { FileBody } from './reply.ts';

/**
 * Sends a file chunk by chunk, as fast as the client reads. An error before the first chunk is thrown, so that it becomes the error envelope. After it the
 * status has been sent: the connection is destroyed, and the client has fewer bytes than Content-Length announced, or misses the last chunk.
 */
export async function sendFile(
  response: ContextResponse,
  { status, headers, file }: { status: number; headers: readonly string[]; file: FileBody },
): Promise<void> {
  const { context } = response.locals;
  // Other permits have no share per shopper, who decides how long a file takes.
  if (requireRoute(context).permits !== 'documents') throw new Error('a route that sends files takes the permits of documents');
  const { chunks, sizeBytes } = file;
  const first = await chunks.next();
  if (first.done) throw new AppError('bad_gateway', 'The file is empty.', { reason: 'downstream_unavailable' });
  try {
    context.finishResponse(context, status, sizeBytes ?? 0);
    if (context.losesResponse) {
      response.destroy();
      return;
    }
    const length = sizeBytes === undefined ? [] : ['Content-Length', String(sizeBytes)];
    response.writeHead(status, context.headers.concat(headers, length));
    const all = async function* () {
      yield first.value;
      yield* chunks;
    };
    // A failed pipeline has destroyed the response, which is all that can be done by now.
    await pipeline(all, response).catch(() => undefined);
  } finally {
    // The pipeline ends what it has begun to read, and it stops before that if the client has disconnected. Nothing is read if an error response was sent.
    await chunks.return(undefined).catch(() => undefined);
  }
}
