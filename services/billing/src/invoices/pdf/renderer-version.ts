import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A hash over everything that turns a document into bytes: the sources of this folder, the pinned versions of pdfkit and the fonts, and the zlib
 * of Node. It is part of every ETag, so that a release with another layout does not return 304.
 */
export function rendererVersion(): string {
  const hash = createHash('sha256').update(process.versions.zlib);
  const sources = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  for (const file of sources.toSorted()) hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.update(readFileSync(join(import.meta.dirname, '../../../package.json'))).digest('hex');
}
