import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A hash over everything that turns a drawing into bytes: the sources of this package, the pinned versions of pdfkit and the fonts, and the zlib of Node. */
export function engineVersion(): string {
  const hash = createHash('sha256').update(process.versions.zlib);
  const sources = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  for (const file of [...sources.toSorted(), '../package.json']) hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('hex');
}
