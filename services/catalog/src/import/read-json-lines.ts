import type { RowFault } from '../domain/import/product-patch.ts';
import { type Bytes, RECORD_BYTES_MAX } from './import-item.ts';
import { readUtf8 } from './read-utf8.ts';

/** One line of a JSON Lines file: an object, or the faults of the line. */
export type JsonLine = { readonly line: number } & (
  | { readonly row: Readonly<Record<string, unknown>> }
  | { readonly faults: readonly RowFault[] }
);

const NEWLINE = 10;

/** Splits bytes into lines and parses each. Blank lines are skipped. A line that is too long is reported without being kept in memory. */
export async function* readJsonLines(bytes: Bytes): AsyncGenerator<JsonLine> {
  let line = 0;
  for await (const content of splitLines(bytes)) {
    line += 1;
    if (content === 'too long') yield { line, faults: [{ column: null, reason: `is longer than ${RECORD_BYTES_MAX} bytes` }] };
    else {
      const text = readUtf8(content);
      if (text === undefined) yield { line, faults: [{ column: null, reason: 'is not UTF-8' }] };
      else if (text.trim() !== '') yield { line, ...parseLine(text) };
    }
  }
}

function parseLine(content: string): { row: Readonly<Record<string, unknown>> } | { faults: readonly RowFault[] } {
  try {
    const row: unknown = JSON.parse(content);
    if (typeof row === 'object' && row !== null && !Array.isArray(row)) return { row: row as Record<string, unknown> };
    return { faults: [{ column: null, reason: 'is not a JSON object' }] };
  } catch (error) {
    return { faults: [{ column: null, reason: `is not JSON: ${error instanceof Error ? error.message : String(error)}` }] };
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
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
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
