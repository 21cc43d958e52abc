import type { IncomingMessage } from 'node:http';
import { AppError, invalid } from '@storefront/errors';
import type { ContextResponse } from '../../http/context/request-context.ts';
import { closeAfterResponse } from '../../http/server/close-after-response.ts';
import { SILENCE_MS } from '../../http/server/http-server.ts';
import { LINES_TYPE } from './streamed-rows.ts';

/** The media type of a file to import. */
export const FILE_TYPE = 'application/octet-stream';
const MIB = 1024 * 1024;
export const FILE_BYTES_MAX = 64 * MIB;

/** A file that arrives as the body of a request. */
export interface UploadedFile {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Whether the client wants to read how far the work is, a JSON value per line. */
  readonly wantsProgress: boolean;
}

/** Opens the body of a request as a file. It is read as fast as it is used. */
export function uploadedFile(request: IncomingMessage, response: ContextResponse): UploadedFile {
  const { headers } = request;
  if ((headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() !== FILE_TYPE)
    throw new AppError('unsupported_media_type', `The request body must be ${FILE_TYPE}.`, { reason: 'content_type' });
  if (!['', 'identity'].includes(headers['content-encoding']?.toLowerCase() ?? ''))
    throw new AppError('unsupported_media_type', 'The request body must not be compressed.', { reason: 'content_encoding' });
  if (Number(headers['content-length'] ?? 0) > FILE_BYTES_MAX) throw tooLarge();
  return { bytes: bytesOf(request, response), wantsProgress: (headers.accept ?? '').toLowerCase().includes(LINES_TYPE) };
}

async function* bytesOf(request: IncomingMessage, response: ContextResponse): AsyncGenerator<Uint8Array> {
  const { socket } = request;
  const chunks: AsyncIterator<Buffer> = request.iterator({ destroyOnReturn: false });
  // A request whose body broke off has a response already, and Node reports nothing more to it.
  const closed = new Promise<never>((_resolve, reject) => response.once('close', () => reject(incomplete())));
  closed.catch(() => undefined);
  let size = 0;
  try {
    for (;;) {
      // The client must send something only while it is waited for. The work can take longer.
      socket.setTimeout(SILENCE_MS);
      const { value, done } = await Promise.race([chunks.next(), closed]);
      socket.setTimeout(0);
      if (done === true) return;
      size += value.length;
      if (size > FILE_BYTES_MAX) throw tooLarge();
      yield value;
    }
  } catch (error) {
    throw error instanceof AppError ? error : incomplete();
  } finally {
    if (!request.complete) closeAfterResponse(response);
  }
}

const incomplete = () => invalid('', 'the request body is incomplete', { code: 'incomplete_body' });
const tooLarge = () => new AppError('payload_too_large', `The file is larger than ${FILE_BYTES_MAX / MIB} MiB.`);
