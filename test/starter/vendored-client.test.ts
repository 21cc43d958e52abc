import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { run } from '../generated-clients/run.ts';
import { STARTER } from './start-starter.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Packing compiles the client. */
const TIMEOUT_MS = 120_000;

/** Returns the files in the only archive of a folder, by path. */
async function unpacked(folder: string): Promise<Record<string, string>> {
  const [archive = ''] = globSync('*.tgz', { cwd: folder });
  const target = await mkdtemp(join(tmpdir(), 'storefront-unpacked-'));
  try {
    await run('tar', ['-xzf', join(folder, archive), '-C', target], { cwd: folder });
    const paths = globSync('**/*.*', { cwd: target }).toSorted();
    return Object.fromEntries(paths.map((path) => [path, readFileSync(join(target, path), 'utf8')]));
  } finally {
    await rm(target, { recursive: true });
  }
}

// If this fails, run `npm run starter:client`.
test(
  'the starter has the client that packages/client packs',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'storefront-packed-'));
    try {
      await run('npm', ['run', '--silent', 'archive', '--workspace', 'packages/client', '--', '--pack-destination', folder], { cwd: ROOT });
      const packed = await unpacked(folder);

      expect(Object.keys(packed)).toContain('package/index.js');
      expect(await unpacked(join(STARTER, 'vendor'))).toEqual(packed);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
  TIMEOUT_MS,
);
