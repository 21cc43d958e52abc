import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../../..');

test('the renderers of packages/public-json are what `npm run openapi -w gateway` generates', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-renderers-'));
  try {
    const fresh = join(folder, 'gen.ts');
    execFileSync(process.execPath, [join(ROOT, 'gateway/generate-renderers.ts'), fresh], { stdio: 'pipe' });

    expect(readFileSync(fresh, 'utf8')).toBe(readFileSync(join(ROOT, 'packages/public-json/src/gen.ts'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
