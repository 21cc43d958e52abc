import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Bytes } from './file-row.ts';

/** Reads a stream to its end and stores it compressed, so that it can be read twice. Undefined if it does not fit. */
export async function bufferBytes(bytes: Bytes, bytesMax: number): Promise<(() => Bytes) | undefined> {
  const buffered: Uint8Array[] = [];
  let left = bytesMax;
  await pipeline(bytes, createGzip({ level: 1 }), async (compressed: Bytes) => {
    for await (const chunk of compressed) {
      left -= chunk.length;
      if (left >= 0) buffered.push(chunk);
    }
  });
  return left < 0 ? undefined : () => Readable.from(buffered).pipe(createGunzip());
}
