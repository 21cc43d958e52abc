import { type Bytes, type FileRow, RECORD_BYTES_MAX } from './file-row.ts';
import { NOT_UTF8, readUtf8, toUtf8 } from './to-utf8.ts';

/** One line of a JSON Lines file: an object, or the violations of the line. */
export type JsonLine = FileRow<{ readonly row: Readonly<Record<string, unknown>> }>;

const [LINE_FEED, CARRIAGE_RETURN] = [10, 13];

/** Splits a file into lines and parses each. Blank lines are skipped. A line that is too long is reported without being read into memory. */
export async function* readJsonLines(bytes: Bytes): AsyncGenerator<JsonLine> {
  let line = 0;
  for await (const content of splitLines(withLineFeeds(toUtf8(bytes)))) {
    line += 1;
    if (content === 'too long') yield { line, violations: [{ column: null, reason: `is longer than ${RECORD_BYTES_MAX} bytes` }] };
    else {
      const text = readUtf8(content);
      if (text === undefined) yield { line, violations: [{ column: null, reason: NOT_UTF8 }] };
      else if (text.trim() !== '') yield { line, ...parseLine(text) };
    }
  }
}

function parseLine(
  content: string,
): { row: Readonly<Record<string, unknown>> } | { violations: readonly { column: null; reason: string }[] } {
  try {
    const row: unknown = JSON.parse(content);
    if (typeof row === 'object' && row !== null && !Array.isArray(row)) return { row: row as Record<string, unknown> };
    return { violations: [{ column: null, reason: 'is not a JSON object' }] };
  } catch (error) {
    return { violations: [{ column: null, reason: `is not JSON: ${error instanceof Error ? error.message : String(error)}` }] };
  }
}

/** Replaces the line breaks CR LF and CR. Strings of JSON contain neither. */
async function* withLineFeeds(bytes: Bytes): AsyncGenerator<Uint8Array> {
  let endsInReturn = false;
  for await (const chunk of bytes) {
    if (chunk.length === 0) continue;
    const rest = endsInReturn && chunk[0] === LINE_FEED ? chunk.subarray(1) : chunk;
    endsInReturn = chunk.at(-1) === CARRIAGE_RETURN;
    if (rest.includes(CARRIAGE_RETURN)) yield Buffer.from(Buffer.from(rest).toString('latin1').replaceAll(/\r\n?/g, '\n'), 'latin1');
    else yield rest;
  }
}

async function* splitLines(bytes: Bytes): AsyncGenerator<Uint8Array | 'too long'> {
  let parts: Uint8Array[] = [];
  let size = 0;
  const take = (): Uint8Array | 'too long' => {
    const content = size > RECORD_BYTES_MAX ? 'too long' : Buffer.concat(parts);
    parts = [];
    size = 0;
    return content;
  };
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      size += end - start;
      if (size <= RECORD_BYTES_MAX) parts.push(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    size += chunk.length - start;
    if (size <= RECORD_BYTES_MAX) parts.push(chunk.subarray(start));
  }
  if (size > 0) yield take();
}
