import { expect, test } from '@jest/globals';
import { brunoCollection, zipOf } from '@storefront/api-docs/site';
import { unzipSync } from 'fflate';
import { brunoSources, ENVIRONMENT, SECRETS } from './bruno-flows.ts';
import { routeTable } from './route-table.ts';

const files = brunoCollection(brunoSources(routeTable()));
const textOf = (end: string): string => files.find(({ path }) => path.endsWith(end))?.text ?? '';

test('the archive has the files of the collection, and the same bytes each time', () => {
  const unzipped = Object.entries(unzipSync(zipOf(files))).map(([path, bytes]) => ({ path, text: Buffer.from(bytes).toString() }));

  expect(unzipped).toEqual(files);
  expect(zipOf(files)).toEqual(zipOf(brunoCollection(brunoSources(routeTable()))));
});

test('the collection says how to run it, and what to fill in', () => {
  const text = textOf('collection.bru');
  const described = [...text.matchAll(/^ {2}- (.+):/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map((match) => match[1]),
  );

  expect(text).toContain('  bru run -r --env Sandbox --env-var base_url=… ');
  expect(new Set(described)).toEqual(new Set([...Object.keys(ENVIRONMENT), ...SECRETS]));
});

test('requests send the samples of the OpenAPI document with variables in place of example values', () => {
  const text = textOf('Add a cart line.bru');

  expect(text).toContain('post {\n  url: {{base_url}}/v1/carts/{{cart_id}}/lines\n');
  expect(text).toContain('  X-Storefront-Shopper-Token: {{shopper_token}}\n');
  expect(textOf('Check out a cart.bru')).toContain('  Idempotency-Key: {{cart_id}}\n');
  expect(files.filter((file) => /019aa0c6|BOLT/.test(file.text))).toEqual([]);
});

test('every variable is set in the environment or by an earlier request', () => {
  const known = new Set<string>();
  const unknown = files.flatMap(({ path, text }) => {
    const used = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).filter((name) => !known.has(name));
    const set = path.startsWith('environments/') ? /^ {2}(\w+)(?::|,?$)/gm : /^ {2}(\w+): res\./gm;
    for (const [, name = ''] of text.matchAll(set)) known.add(name);
    return used.map((name) => `${path}: ${name}`);
  });

  expect(unknown).toEqual([]);
});
