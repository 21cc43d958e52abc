/**
 * Returns the bytes in memory of their own, to keep them for long. Node allocates small buffers as views of a pool, and zlib returns views of its chunks; a view
 * keeps all of the memory that it is a part of.
 */
export function inOwnMemory(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
