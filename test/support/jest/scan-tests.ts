import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seen } from '@storefront/lifecycle/testing';

const ROOT = join(import.meta.dirname, '../../..');
/** The properties of tests that the runner sees. */
const SAMPLES = /\/samples\//;

/** Scans the code of all files that Jest loads as tests or that assert something for them, and returns what it found, with the file. */
export function scanTests(find: (path: string, code: string) => readonly string[]): readonly string[] {
  const paths = execFileSync('git', ['grep', '--untracked', '-l', '@jest/globals', '--', '*.ts'], { cwd: ROOT, encoding: 'utf8' });
  const files = paths.split('\n').filter((path) => path !== '' && !SAMPLES.test(path));
  return seen('files with tests', files, 500).flatMap((path) =>
    find(path, readFileSync(join(ROOT, path), 'utf8')).map((found) => `${path}:${found}`),
  );
}
