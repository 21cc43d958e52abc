import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { CreateFault } from './create-fault.ts';
import { createFolder } from './create.ts';
import { folderFault } from './folder-fault.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'create-storefront-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('an empty folder, one with an empty repository of Git, and one that does not exist have no fault', () => {
  expect(folderFault(folder)).toBeUndefined();
  mkdirSync(join(folder, '.git'));
  expect(folderFault(folder)).toBeUndefined();
  expect(folderFault(join(folder, 'new/shop'))).toBeUndefined();
});

test('a folder that is not empty names what it contains', () => {
  writeFileSync(join(folder, 'package.json'), '{}');
  expect(folderFault(folder)).toBe(`The folder ${folder} is not empty: it contains package.json. Choose another folder, or empty it.`);
  writeFileSync(join(folder, 'src'), '');
  expect(folderFault(folder)).toContain('it contains package.json and 1 more.');
});

test('a file is not a folder', () => {
  const file = join(folder, 'shop');
  writeFileSync(file, '');
  expect(folderFault(file)).toBe(`${file} is a file. Choose another folder.`);
});

test('a folder below a file cannot be created', () => {
  const file = join(folder, 'shop');
  writeFileSync(file, '');
  expect(() => createFolder(join(file, 'below'))).toThrow(CreateFault);
  expect(() => createFolder(join(file, 'below'))).toThrow(/cannot be created: ENOTDIR/);
});
