import { expect, test } from '@jest/globals';
import { curlSample } from './code-samples.ts';
import { javascriptSample } from './javascript-sample.ts';
import { pythonSample } from './python-sample.ts';
import type { SampleRequest } from './sample-request.ts';

const POST = { method: 'POST', target: '/v1/carts', hasKey: true, hasShopper: true, headers: {}, response: 'json' } as const;

test('values with quotation marks, backslashes, and other literals are written as each language writes them', () => {
  const body = { reason: String.raw`it's "6\8"`, urgent: true, note: null };
  const request: SampleRequest = { ...POST, body };

  expect(curlSample(request)).toContain(String.raw`-d '{"reason": "it'\''s \"6\\8\"", "urgent": true, "note": null}'`);
  expect(javascriptSample(request)).toContain(String.raw`{ reason: 'it\'s "6\\8"', urgent: true, note: null }`);
  expect(pythonSample(request)).toContain(String.raw`{"reason": "it's \"6\\8\"", "urgent": True, "note": None}`);
});
