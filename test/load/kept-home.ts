import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startSystem } from '@storefront/local-system';
import { type World, worldOf } from './world.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What decides how the kept data look: their generator, and who writes them. */
const DECIDES = [
  'test/load/catalog-{data,world}.ts',
  '{gateway,services/*}/migrations/*.ts',
  'services/catalog/src/{domain,import,store}/**/*.ts',
];

/**
 * The home of a system that `prepare` has filled, as a copy of its own: what a run writes is gone with the copy. The first run fills it, later
 * ones find it, until its generator or what writes the data has changed.
 */
export async function copyOfKeptHome(name: string, prepare: (world: World) => Promise<void>, log: (line: string) => void): Promise<string> {
  const kept = join(tmpdir(), `storefront-bench-${name}-${hashOf(DECIDES)}`);
  if (!existsSync(kept)) {
    log(`filling ${kept} once`);
    const filling = await mkdtemp(join(tmpdir(), `storefront-bench-filling-${name}-`));
    const system = await startSystem({ home: filling, log });
    try {
      await prepare(worldOf(system));
    } finally {
      await system.stop();
    }
    await rename(filling, kept);
  }
  const copy = await mkdtemp(join(tmpdir(), `storefront-bench-run-${name}-`));
  // With owners and modes: Postgres refuses a folder that is not its own.
  await promisify(execFile)('cp', ['-a', `${kept}/.`, copy]);
  return copy;
}

export const removeHome = (home: string): Promise<void> => rm(home, { recursive: true, force: true });

function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).toSorted()) {
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
