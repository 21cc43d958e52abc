import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { CreateError } from './create-error.ts';
import { createFolder } from './create.ts';
import { folderError } from './folder-error.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'create-storefront-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('an empty folder, one with an empty repository of Git, and one that does not exist have no error', () => {
  expect(folderError(folder)).toBeUndefined();
  mkdirSync(join(folder, '.git'));
  expect(folderError(folder)).toBeUndefined();
  expect(folderError(join(folder, 'new/shop'))).toBeUndefined();
});

test('a folder that is not empty names what it contains', () => {
  writeFileSync(join(folder, 'package.json'), '{}');
  expect(folderError(folder)).toBe(`The folder ${folder} is not empty: it contains package.json. Choose another folder, or empty it.`);
  writeFileSync(join(folder, 'src'), '');
  expect(folderError(folder)).toContain('it contains package.json and 1 more.');
});

test('a file is not a folder', () => {
  const file = join(folder, 'shop');
  writeFileSync(file, '');
  expect(folderError(file)).toBe(`${file} is a file. Choose another folder.`);
});

test('a folder below a file cannot be created', () => {
  const file = join(folder, 'shop');
  writeFileSync(file, '');
  expect(() => createFolder(join(file, 'below'))).toThrow(CreateError);
  expect(() => createFolder(join(file, 'below'))).toThrow(/cannot be created: ENOTDIR/);
});
