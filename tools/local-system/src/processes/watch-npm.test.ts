import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { watchHome } from './watch-npm.ts';

test('a folder that is deleted is reported, also if it has been created again', async () => {
  const home = await mkdtemp(join(tmpdir(), 'storefront-watched-'));
  await writeFile(join(home, 'secrets.json'), '{}');
  const gone = Promise.withResolvers<string>();
  watchHome(home, gone.resolve);
  // The timer of the watch does not keep a process alive.
  const alive = setInterval(() => undefined, 1_000);

  await rm(join(home, 'secrets.json'));

  expect(await gone.promise).toBe(home);
  clearInterval(alive);
  await rm(home, { recursive: true });
});
