import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

test('npm test says what each of its parts is', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { test: string } };
  const [, checks = '', ignored = ''] = /run-checks\.mjs (.+) -- test:jest --filter \S+ --ignoreProjects (.+)$/.exec(scripts.test) ?? [];
  const projects = [...readFileSync('jest.config.mjs', 'utf8').matchAll(/displayName: '(\w+)'/g)].map(([, name = '']) => name);
  const intro = execFileSync(process.execPath, ['tools/about-tests.mjs'], { encoding: 'utf8' });

  expect([...intro.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name)).toEqual([
    ...checks.split(' '),
    ...projects.filter((name) => !ignored.split(' ').includes(name)),
  ]);
});
