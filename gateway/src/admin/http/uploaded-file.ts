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
  /** Reads what is left of the file, of which nothing more is used. Many clients read no response before they have sent all of it. */
  readonly rest: () => Promise<void>;
  /** Closes the connection after the response if the client is still sending. */
  readonly close: () => void;
}

/** Opens the body of a request as a file. It is read as fast as it is used. */
export function uploadedFile(request: IncomingMessage, response: ContextResponse): UploadedFile {
  const { headers } = request;
  if ((headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() !== FILE_TYPE)
    throw new AppError('unsupported_media_type', `The request body must be ${FILE_TYPE}.`, { reason: 'content_type' });
  if (!['', 'identity'].includes(headers['content-encoding']?.toLowerCase() ?? ''))
    throw new AppError('unsupported_media_type', 'The request body must not be compressed.', { reason: 'content_encoding' });
  if (Number(headers['content-length'] ?? 0) > FILE_BYTES_MAX) throw tooLarge();
  const take = chunksOf(request, response);
  return {
    bytes: bytesOf(take),
    wantsProgress: (headers.accept ?? '').toLowerCase().includes(LINES_TYPE),
    async rest() {
      while ((await take()) !== undefined);
    },
    close() {
      if (!request.complete) closeAfterResponse(response);
    },
  };
}

/** Returns a function that reads the next bytes of a body; undefined at its end. */
function chunksOf(request: IncomingMessage, response: ContextResponse): () => Promise<Buffer | undefined> {
  const { socket } = request;
  const chunks: AsyncIterator<Buffer> = request.iterator({ destroyOnReturn: false });
  // A request whose body broke off has a response already, and Node reports nothing more to it.
  const closed = new Promise<never>((_resolve, reject) => response.once('close', () => reject(incomplete())));
  closed.catch(() => undefined);
  let size = 0;
  return async () => {
    try {
      // The client must send something only while it is waited for. The work can take longer.
      socket.setTimeout(SILENCE_MS);
      const { value, done } = await Promise.race([chunks.next(), closed]);
      socket.setTimeout(0);
      if (done === true) return undefined;
      size += value.length;
      if (size > FILE_BYTES_MAX) throw tooLarge();
      return value;
    } catch (error) {
      throw error instanceof AppError ? error : incomplete();
    }
  };
}

async function* bytesOf(take: () => Promise<Buffer | undefined>): AsyncGenerator<Uint8Array> {
  for (let chunk = await take(); chunk !== undefined; chunk = await take()) yield chunk;
}

const incomplete = () => invalid('', 'the request body is incomplete', { code: 'incomplete_body' });
const tooLarge = () => new AppError('payload_too_large', `The file is larger than ${FILE_BYTES_MAX / MIB} MiB.`);
