import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

/** File contents by path relative to `folder`. */
const filesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    globSync('**/*.ts', { cwd: folder })
      .sort()
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );

test('proto/gen is what `npm run proto` generates', () => {
  const fresh = mkdtempSync(join(tmpdir(), 'storefront-proto-'));
  try {
    execFileSync(process.execPath, [join(import.meta.dirname, 'generate.ts'), fresh], { stdio: 'pipe' });

    const generated = filesOf(fresh);
    const checkedIn = filesOf(join(import.meta.dirname, 'gen'));

    expect(Object.keys(generated).length).toBeGreaterThan(8);
    expect(Object.keys(checkedIn)).toEqual(Object.keys(generated));
    // Names, not contents: one changed comment would otherwise print the whole of both trees.
    expect(Object.keys(generated).filter((file) => generated[file] !== checkedIn[file])).toEqual([]);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
});
