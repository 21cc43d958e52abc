import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineVersion } from '@storefront/pdf';

/**
 * A hash over everything that turns a document into bytes: the engine and the sources of this folder. It is part of every ETag, so that a release with another
 * layout does not return 304.
 */
export function rendererVersion(): string {
  const hash = createHash('sha256').update(engineVersion());
  const sources = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  for (const file of sources.toSorted()) hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('hex');
}
