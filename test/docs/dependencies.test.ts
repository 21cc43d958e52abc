import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { auditResult } from './dependencies/audit-result.ts';
import { dependenciesList, packages, withoutAllowedLicense } from './dependencies/dependencies-list.ts';
import { packagesWithoutHash } from './dependencies/locked-packages.ts';

const root = join(import.meta.dirname, '../..');

test('docs/dependencies.csv is what `npm run docs` writes', () => {
  expect(readFileSync(join(root, 'docs/dependencies.csv'), 'utf8')).toBe(dependenciesList());
});

test('every package has an allowed license', () => {
  expect(withoutAllowedLicense(packages)).toEqual([]);
});

test.each([['GPL-3.0-only'], ['CC-BY-4.0'], [undefined]])('a package with the license %s is not allowed', (license) => {
  const entry = { name: 'some', version: '1.0.0', license, isRuntime: true };
  expect(withoutAllowedLicense([entry])).toEqual([entry]);
});

test('the licenses of installed packages are those of their manifests', () => {
  const express = packages.find(({ name }) => name === 'express');
  const manifest = JSON.parse(readFileSync(join(root, 'node_modules/express/package.json'), 'utf8')) as {
    version: string;
    license: string;
  };
  expect(express).toEqual({ name: 'express', version: manifest.version, license: manifest.license, isRuntime: true });
});

describe('the hashes of a lock file', () => {
  const files = globSync('**/package-lock.json', { cwd: root, exclude: ['**/node_modules'] }).toSorted();

  test('are looked for in the lock files of the repository, the starter, and the tools', () => {
    expect(files).toEqual(expect.arrayContaining(['examples/next-storefront/package-lock.json', 'package-lock.json']));
  });

  // npm omits the hash of packages of other platforms when it derives the file from node_modules. To restore it, delete the entries
  // without a hash and run `npm install --package-lock-only`.
  test.each(files)('%s has one for every package', (file) => {
    expect(packagesWithoutHash(readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });

  test('include those of nested packages, and not those of workspaces, which are links', () => {
    const lock = {
      packages: {
        '': {},
        'packages/own': {},
        'node_modules/own': { link: true },
        'node_modules/hashed': { integrity: 'sha512-AA==' },
        'node_modules/weak': { integrity: 'sha1-AA==' },
        'node_modules/hashed/node_modules/bare': {},
      },
    };
    expect(packagesWithoutHash(JSON.stringify(lock))).toEqual(['node_modules/weak', 'node_modules/hashed/node_modules/bare']);
  });
});

describe('the result of npm audit', () => {
  test('lists the vulnerable packages', () => {
    const output = JSON.stringify({ vulnerabilities: { left: { severity: 'high', range: '<2.0.0' } } });
    expect(auditResult(output)).toEqual({ isAvailable: true, vulnerable: ['left <2.0.0: high'] });
    expect(auditResult('{"vulnerabilities":{}}')).toEqual({ isAvailable: true, vulnerable: [] });
  });

  test.each([
    ['a registry without the endpoint', '{"message":"405 Method Not Allowed"}', '405 Method Not Allowed'],
    ['no network', '{"error":{"code":"ENOTFOUND","summary":"request failed"}}', 'request failed'],
    ['no npm', 'spawn npm ENOENT', 'spawn npm ENOENT'],
    ['no output', '', 'no output'],
  ])('says why there is none with %s', (_case, output, reason) => {
    expect(auditResult(output)).toEqual({ isAvailable: false, reason });
  });
});
