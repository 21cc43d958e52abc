import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { seen } from '@storefront/lifecycle/testing';

/** Returns the files that two folders do not have alike, without caches of Python. Throws if neither has a file. */
export function differences(one: string, other: string, pattern: string): readonly string[] {
  const [first, second] = [filesIn(one, pattern), filesIn(other, pattern)];
  return seen('files', [...new Set([...first.keys(), ...second.keys()])]).filter((path) => first.get(path) !== second.get(path));
}

const filesIn = (folder: string, pattern: string): ReadonlyMap<string, string> =>
  new Map(
    globSync(pattern, { cwd: folder, exclude: ['**/__pycache__'] })
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
