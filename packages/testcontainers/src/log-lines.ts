const HEADER_BYTES = 8;
const LENGTH_OFFSET = 4;

/** Returns the text of a container's log, which the engine sends in frames: a header of eight bytes that ends with the length, and the payload. */
export function logLines(frames: Buffer): string {
  const payloads: Buffer[] = [];
  for (let start = 0; start + HEADER_BYTES <= frames.length;) {
    const end = start + HEADER_BYTES + frames.readUInt32BE(start + LENGTH_OFFSET);
    payloads.push(frames.subarray(start + HEADER_BYTES, end));
    start = end;
  }
  return Buffer.concat(payloads).toString('utf8').trimEnd();
}
