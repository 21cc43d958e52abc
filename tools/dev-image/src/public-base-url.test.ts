import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { publicBaseUrl } from './public-base-url.ts';

let folder: string;
const lines: string[] = [];
const log = (line: string): void => void lines.push(line);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-base-url-'));
  lines.length = 0;
});

afterEach(() => rm(folder, { recursive: true }));

test('the URL is that of this machine unless another one is given', async () => {
  expect(await publicBaseUrl({}, 8080, log)).toBe('http://localhost:8080');
  expect(await publicBaseUrl({ PUBLIC_BASE_URL: 'http://localhost:9000/' }, 8080, log)).toBe('http://localhost:9000');
  expect(lines).toEqual([]);
});

test('a file with the URL is awaited until it has content, and its name is printed', async () => {
  const file = join(folder, 'url');
  await writeFile(file, '');
  const url = publicBaseUrl({ PUBLIC_BASE_URL_FILE: file }, 8080, log);
  await sleep(100);
  await writeFile(file, 'http://localhost:32768\n');

  expect(await url).toBe('http://localhost:32768');
  expect(lines).toEqual([`Waiting for ${file}`]);
});

test('a file that does not appear, and text that is not a URL, are errors of the configuration', async () => {
  await expect(publicBaseUrl({ PUBLIC_BASE_URL_FILE: join(folder, 'none') }, 8080, log, 50)).rejects.toThrow('none did not appear');
  await expect(publicBaseUrl({ PUBLIC_BASE_URL: 'localhost' }, 8080, log)).rejects.toThrow('PUBLIC_BASE_URL: must be a URL');
});
