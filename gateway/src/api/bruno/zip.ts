import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive. */
export interface ZippedFile {
  /** Its path within the archive. */
  readonly path: string;
  readonly text: string;
}

const LOCAL = 0x04_03_4b_50;
const CENTRAL = 0x02_01_4b_50;
const END = 0x06_05_4b_50;
const VERSION = 20;
/** Names are in UTF-8. */
const FLAGS = 0x08_00;
const DEFLATED = 8;
/** 1980-01-01, the earliest that the format knows, so that the same files make the same bytes. */
const DATE = 0x00_21;

/** Returns a ZIP archive of some files. */
export function zipOf(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = [];
  const index: Buffer[] = [];
  let offset = 0;
  for (const { path, text } of files) {
    const [name, content] = [Buffer.from(path), Buffer.from(text)];
    const packed = deflateRawSync(content);
    const fields = numbers([2, VERSION], [2, FLAGS], [2, DEFLATED], [2, 0], [2, DATE], [4, crc32(content)], [4, packed.length]);
    const common = Buffer.concat([fields, numbers([4, content.length], [2, name.length], [2, 0])]);
    const local = Buffer.concat([numbers([4, LOCAL]), common, name, packed]);
    index.push(numbers([4, CENTRAL], [2, VERSION]), common, numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), name);
    parts.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(index);
  const count = files.length;
  const end = numbers([4, END], [2, 0], [2, 0], [2, count], [2, count], [4, directory.length], [4, offset], [2, 0]);
  return Buffer.concat([...parts, directory, end]);
}

/** Little-endian numbers of 2 or 4 bytes. */
function numbers(...fields: readonly (readonly [size: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    fields.map(([size, value]) => {
      const bytes = Buffer.alloc(size);
      bytes.writeUIntLE(value, 0, size);
      return bytes;
    }),
  );
}
