import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Bytes } from '@storefront/contract/rows';

/** Holds an export of about 150 MB, which has half a million lines. Four imports run at once. */
export const KEPT_BYTES_MAX = 16 * 1024 * 1024;

/** Reads a stream to its end and keeps it compressed, so that it can be read twice. Undefined if it does not fit. */
export async function keepBytes(bytes: Bytes, bytesMax = KEPT_BYTES_MAX): Promise<(() => Bytes) | undefined> {
  const kept: Uint8Array[] = [];
  let left = bytesMax;
  await pipeline(bytes, createGzip({ level: 1 }), async (compressed: Bytes) => {
    for await (const chunk of compressed) {
      left -= chunk.length;
      if (left >= 0) kept.push(chunk);
    }
  });
  return left < 0 ? undefined : () => Readable.from(kept).pipe(createGunzip());
}
