import { promisify } from 'node:util';
import { gunzipSync, gzip, gzipSync } from 'node:zlib';

/** NATS takes messages up to 1 MiB unless told otherwise, and not every NATS can be told. The envelope and the headers need some of it. */
const PAYLOAD_BYTES_MAX = 900 * 1024;
/** Shorter events travel as text, which any tool of NATS shows; only the largest orders are longer. */
const TEXT_BYTES_MAX = 256 * 1024;
/** More than an event can have become; the rest of what unpacks to more is not read. */
const UNPACKED_BYTES_MAX = 16 * 1024 * 1024;

const gzipped = promisify(gzip);
const bytesOf = (text: string): Buffer => Buffer.from(text, 'utf8');
/** JSON never begins with these two bytes, so the payload itself says which of the two it is. */
const isPacked = (payload: Uint8Array): boolean => payload[0] === 0x1f && payload[1] === 0x8b;

/** Whether the text of an event fits into one message, packed if need be. The largest order does, in letters of any script. */
export function fitsMessage(text: string): boolean {
  const bytes = bytesOf(text);
  return bytes.length <= TEXT_BYTES_MAX || gzipSync(bytes).length <= PAYLOAD_BYTES_MAX;
}

/** The bytes that an event's text travels as: UTF-8, and gzipped where it is long. */
export async function packPayload(text: string): Promise<Uint8Array> {
  const bytes = bytesOf(text);
  return bytes.length <= TEXT_BYTES_MAX ? bytes : await gzipped(bytes);
}

/** The text of an event off the bus; throws on a damaged packing. */
export function unpackPayload(payload: Uint8Array): string {
  const bytes = isPacked(payload) ? gunzipSync(payload, { maxOutputLength: UNPACKED_BYTES_MAX }) : payload;
  return Buffer.from(bytes).toString('utf8');
}
