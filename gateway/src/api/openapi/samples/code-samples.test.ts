import { expect, test } from '@jest/globals';
import { routeTable } from '../../route-table.ts';
import { OPERATION_DOCS } from '../operation-docs.ts';
import { SAMPLES } from './all-samples.ts';
import { curlSample } from './curl-sample.ts';
import { javascriptSample } from './javascript-sample.ts';
import { pythonSample } from './python-sample.ts';
import type { SampleRequest } from './sample-request.ts';

const routes = routeTable();
const POST = { method: 'POST', target: '/v1/carts', hasKey: true, hasShopper: true, headers: {}, response: 'json' } as const;

test('every operation has example values for its code samples', () => {
  const missing = routes
    .filter(({ id }) => !Object.hasOwn(SAMPLES, id))
    .map(
      ({ id }) =>
        `${id} has no code samples. Add its example values to the file of the section "${OPERATION_DOCS[id]?.section}" in ` +
        'gateway/src/api/openapi/samples/, run `npm run openapi -w gateway`, and, if the values name an object that must exist, add the object to ' +
        'test/samples/sample-objects.ts.',
    );

  expect(missing).toEqual([]);
});

test('there are no example values of operations that do not exist', () => {
  const ids = routes.map(({ id }) => id);

  expect(Object.keys(SAMPLES).filter((id) => !ids.includes(id))).toEqual([]);
});

test('values with quotation marks, backslashes, and other literals are written as each language writes them', () => {
  const body = { reason: String.raw`it's "6\8"`, urgent: true, note: null };
  const request: SampleRequest = { ...POST, body };

  expect(curlSample(request)).toContain(String.raw`-d '{"reason": "it'\''s \"6\\8\"", "urgent": true, "note": null}'`);
  expect(javascriptSample(request)).toContain(String.raw`{ reason: 'it\'s "6\\8"', urgent: true, note: null }`);
  expect(pythonSample(request)).toContain(String.raw`{"reason": "it's \"6\\8\"", "urgent": True, "note": None}`);
});
