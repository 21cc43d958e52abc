import { promisify } from 'node:util';
import { gunzipSync, gzip, gzipSync } from 'node:zlib';

/** The default maximum message size of NATS is 1 MiB, and not every server can be configured. The envelope and the headers need part of it. */
const PAYLOAD_BYTES_MAX = 900 * 1024;
/** Shorter events are sent as text, which any NATS tool can show; only the largest orders are longer. */
const TEXT_BYTES_MAX = 256 * 1024;
/** Larger than any event; decompression stops at this size. */
const UNPACKED_BYTES_MAX = 16 * 1024 * 1024;

const gzipped = promisify(gzip);
const bytesOf = (text: string): Buffer => Buffer.from(text, 'utf8');
/** The gzip header. JSON never starts with these two bytes, so the payload itself shows which format it has. */
const isPacked = (payload: Uint8Array): boolean => payload[0] === 0x1f && payload[1] === 0x8b;

/** Reports whether the text of an event fits into one message, compressed if necessary. The largest order fits in any script. */
export function fitsMessage(text: string): boolean {
  const bytes = bytesOf(text);
  return bytes.length <= TEXT_BYTES_MAX || gzipSync(bytes).length <= PAYLOAD_BYTES_MAX;
}

/** Encodes an event's text as UTF-8, compressed with gzip if it is long. */
export async function packPayload(text: string): Promise<Uint8Array> {
  const bytes = bytesOf(text);
  return bytes.length <= TEXT_BYTES_MAX ? bytes : await gzipped(bytes);
}

/** Decodes an event's text from the bus; throws if the compressed data is damaged. */
export function unpackPayload(payload: Uint8Array): string {
  const bytes = isPacked(payload) ? gunzipSync(payload, { maxOutputLength: UNPACKED_BYTES_MAX }) : payload;
  return Buffer.from(bytes).toString('utf8');
}
