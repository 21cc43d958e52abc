import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compression } from './accepted-codings.ts';
import { inOwnMemory } from './own-memory.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Compresses a body on a thread of libuv's pool, not on the event loop. */
export async function compress(body: Buffer, compression: Compression): Promise<Buffer> {
  const compressed = compression === 'br' ? await brotli(body, brotliOptions(body.length)) : await deflate(body, { level: GZIP_LEVEL });
  return inOwnMemory(compressed);
}

const GZIP_LEVEL = 6;
const BROTLI_QUALITY = 5;
const brotliOptions = (sizeBytes: number) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: sizeBytes,
  },
});
