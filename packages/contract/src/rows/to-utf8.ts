import type { Bytes } from './file-row.ts';

/** Why text that cannot be decoded is invalid. */
export const NOT_UTF8 = 'is not UTF-8; save the file as UTF-8, which spreadsheets call "CSV UTF-8"';

const UTF8_MARK = Buffer.from('\ufeff');
/** The longest byte order mark. */
const MARK_BYTES_MAX = 3;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Decodes UTF-8 without a byte order mark; undefined if the bytes are not text, so that no replacement characters are stored. */
export function readUtf8(bytes: Uint8Array): string | undefined {
  // UTF-16 without a byte order mark is valid UTF-8 that is full of U+0000.
  if (bytes.includes(0)) return undefined;
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Converts a file that begins with a byte order mark of UTF-16 to UTF-8, and removes the one of UTF-8. Other bytes stay as they are. */
export async function* toUtf8(bytes: Bytes): AsyncGenerator<Uint8Array> {
  let start: Uint8Array | undefined = new Uint8Array();
  let convert: Conversion = asIs;
  for await (const chunk of bytes) {
    if (start === undefined) {
      yield convert(chunk);
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < MARK_BYTES_MAX) continue;
    convert = conversionOf(start);
    yield convert(withoutMark(start));
    start = undefined;
  }
  if (start !== undefined) {
    convert = conversionOf(start);
    yield convert(withoutMark(start));
  }
  yield convert();
}

/** Converts the next bytes, or returns what is left at the end. */
type Conversion = (chunk?: Uint8Array) => Uint8Array;

const asIs: Conversion = (chunk = new Uint8Array()) => chunk;

function conversionOf([first, second]: Uint8Array): Conversion {
  if (first === 0xff && second === 0xfe) return fromUtf16('utf-16le');
  if (first === 0xfe && second === 0xff) return fromUtf16('utf-16be');
  return asIs;
}

/** Bytes that are not UTF-16 become U+0000, which `readUtf8` refuses. */
function fromUtf16(encoding: string): Conversion {
  const utf16 = new TextDecoder(encoding);
  return (chunk) => Buffer.from(utf16.decode(chunk, { stream: chunk !== undefined }).replaceAll('\ufffd', '\0'));
}

const withoutMark = (start: Uint8Array): Uint8Array =>
  UTF8_MARK.equals(start.subarray(0, UTF8_MARK.length)) ? start.subarray(UTF8_MARK.length) : start;
