import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { InvalidArgumentError } from 'commander';

/** The bytes of a file to import, and their syntax. */
export interface InputFile {
  readonly syntax: 'csv' | 'jsonl';
  readonly bytes: AsyncIterable<Buffer>;
}

const CHUNK_BYTES = 256 * 1024;

/** Whether a file name means standard input, which can be read once only. */
export const isStandardInput = (file: string): boolean => file === '-' || file === '/dev/stdin';

/** Opens a file, whose name says its syntax, or standard input, which is JSON Lines if it begins with a brace or a bracket. Throws for another extension. */
export async function openInput(file: string, input: AsyncIterable<Buffer> = process.stdin): Promise<InputFile> {
  if (!isStandardInput(file)) return { syntax: syntaxOf(file), bytes: readChunks(file) };
  const chunks = input[Symbol.asyncIterator]();
  const read: Buffer[] = [];
  let start = '';
  while (start === '') {
    const { value, done } = await chunks.next();
    if (done === true) break;
    read.push(value);
    // A byte order mark and the zeros of UTF-16 are no text.
    start = Buffer.concat(read)
      .toString('utf8')
      .replace(/^[\s\0\uFEFF\uFFFD]+/, '');
  }
  return { syntax: /^[{[]/.test(start) ? 'jsonl' : 'csv', bytes: join(read, chunks) };
}

/** A file is opened when it is read, so that an error of opening it is thrown there. */
async function* readChunks(file: string): AsyncGenerator<Buffer> {
  yield* createReadStream(file, { highWaterMark: CHUNK_BYTES });
}

async function* join(read: readonly Buffer[], rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield* read;
  for (let part = await rest.next(); part.done !== true; part = await rest.next()) yield part.value;
}

/** Returns the syntax that the name of a file says. */
function syntaxOf(file: string): InputFile['syntax'] {
  const extension = extname(file).toLowerCase();
  if (extension === '.csv') return 'csv';
  if (['.jsonl', '.ndjson', '.json'].includes(extension)) return 'jsonl';
  throw new InvalidArgumentError(`${file}: the file name must end in .csv, .json, .jsonl, or .ndjson, or be - for standard input`);
}
