import type { Compression } from './accepted-codings.ts';
import { compress } from './compress.ts';

/** Returns a function that compresses a body. While the body is in memory, each further call returns the first result. */
export function compressOnce(): (body: Buffer, compression: Compression) => Promise<Buffer> {
  const results: Readonly<Record<Compression, WeakMap<Buffer, Promise<Buffer>>>> = { br: new WeakMap(), gzip: new WeakMap() };
  return (body, compression) => {
    const known = results[compression].get(body);
    if (known !== undefined) return known;
    const result = compress(body, compression);
    results[compression].set(body, result);
    return result;
  };
}
