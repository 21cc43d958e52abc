export { bufferBytes } from './buffer-bytes.ts';
export { didYouMean } from './column-names.ts';
export type { CsvFormat } from './csv-header.ts';
export { type Bytes, type FileRow, RECORD_BYTES_MAX, type RowViolation } from './file-row.ts';
export { type CsvLine, readCsv } from './read-csv.ts';
export { type JsonLine, readJsonLines } from './read-json-lines.ts';
export { similarNames } from './similar-names.ts';
