import { expect, test } from '@jest/globals';
import { routeTable } from '../../route-table.ts';
import { codeSamplesOf } from './code-samples.ts';
import { curlSample } from './curl-sample.ts';
import { javascriptSample } from './javascript-sample.ts';
import { pythonSample } from './python-sample.ts';
import type { SampleRequest } from './sample-request.ts';
import { PATH_VALUES, SAMPLE_VALUES } from './sample-values.ts';

const routes = routeTable();
const POST = { method: 'POST', target: '/v1/carts', hasKey: true, hasShopper: true, headers: {}, response: 'json' } as const;

test('every operation has code samples', () => {
  const languages = routes.map((row) => codeSamplesOf(row).map(({ lang, source }) => source.includes('STOREFRONT_URL') && lang));

  expect(languages).toEqual(routes.map(() => ['Shell', 'JavaScript', 'Python']));
});

test('there are no example values of operations or parameters that do not exist', () => {
  const ids = routes.map(({ id }) => id);
  const parameters = new Set(routes.flatMap(({ path }) => path.match(/(?<=:)\w+/g) ?? []));

  expect(Object.keys(SAMPLE_VALUES).filter((id) => !ids.includes(id))).toEqual([]);
  expect(Object.keys(PATH_VALUES).toSorted()).toEqual([...parameters].toSorted());
});

test('values with quotation marks, backslashes, and other literals are written as each language writes them', () => {
  const body = { reason: String.raw`it's "6\8"`, urgent: true, note: null };
  const request: SampleRequest = { ...POST, body };

  expect(curlSample(request)).toContain(String.raw`-d '{"reason": "it'\''s \"6\\8\"", "urgent": true, "note": null}'`);
  expect(javascriptSample(request)).toContain(String.raw`{ reason: 'it\'s "6\\8"', urgent: true, note: null }`);
  expect(pythonSample(request)).toContain(String.raw`{"reason": "it's \"6\\8\"", "urgent": True, "note": None}`);
});
