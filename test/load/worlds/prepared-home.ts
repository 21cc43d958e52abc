import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startSystem } from '@storefront/local-system';
import { type World, worldOf } from './world.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** The files that determine the prepared data: its generator, and the code that writes it. */
const DECIDES = [
  'test/load/worlds/catalog-{data,world}.ts',
  '{gateway,services/*}/migrations/*.ts',
  'services/catalog/src/{domain,import,store}/**/*.ts',
];

/**
 * Returns a copy of the home of a system filled by `prepare`. A run writes only to the copy, which is deleted afterward. The first run fills the
 * home; later runs reuse it until the generator or the code that writes the data changes.
 */
export async function copyOfPreparedHome(
  name: string,
  prepare: (world: World) => Promise<void>,
  log: (line: string) => void,
): Promise<string> {
  const decides = [...DECIDES, `test/load/${name}/*.ts`, `test/load/${name}/*/*.{js,json}`, `test/load/${name}/*/src/**/*.js`];
  const prepared = join(tmpdir(), `storefront-bench-${name}-${hashOf(decides)}`);
  if (!existsSync(prepared)) {
    log(`filling ${prepared} once`);
    const filling = await mkdtemp(join(tmpdir(), `storefront-bench-filling-${name}-`));
    const system = await startSystem({ home: filling, log });
    try {
      await prepare(worldOf(system));
    } finally {
      await system.stop();
    }
    await rename(filling, prepared);
  }
  const copy = await mkdtemp(join(tmpdir(), `storefront-bench-run-${name}-`));
  // Keeps owners and modes: Postgres refuses a folder that it does not own.
  await promisify(execFile)('cp', ['-a', `${prepared}/.`, copy]);
  return copy;
}

/** Deletes the copy of a home. */
export const removeHome = (home: string): Promise<void> => rm(home, { recursive: true, force: true });

function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).toSorted()) {
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
