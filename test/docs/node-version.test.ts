import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: { node: string };
  engines: { node: string };
  devEngines: { runtime: { version: string } };
};

test('.nvmrc names the Node version that npm ci installs and the scripts run on', () => {
  expect(readFileSync(join(root, '.nvmrc'), 'utf8').trim()).toBe(manifest.dependencies.node);
  expect(process.versions.node).toBe(manifest.dependencies.node);
});

test('engines and devEngines name the same lowest Node version for npm ci, and the README names it too', () => {
  expect(manifest.devEngines.runtime.version).toBe(manifest.engines.node);
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`Node ${manifest.engines.node.replace('>=', '')}`);
});
