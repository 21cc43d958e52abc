import { expect, test } from '@jest/globals';
import { bodyOwner, etagOf } from './etag.ts';
import { DATA_START, renderAround, renderBody } from './render-body.ts';

const scope = (tenantId: string, mode: 'sandbox' | 'live') => ({ tenantId, mode });

test('the same body has one strong ETag per store, mode, and price scope, and another one if it changes', () => {
  const owners = [
    bodyOwner(scope('a', 'sandbox')),
    bodyOwner(scope('b', 'sandbox')),
    bodyOwner(scope('a', 'live')),
    bodyOwner(scope('a', 'sandbox'), 'ann'),
    bodyOwner(scope('a', 'sandbox'), 'bob'),
  ];
  const etags = owners.flatMap((owner) => ['{}', '[]'].map((text) => etagOf(owner, Buffer.from(text))));

  expect(new Set(etags).size).toBe(10);
  expect(etags[0]).toMatch(/^"[\w-]{27}"$/);
  expect(etagOf(bodyOwner(scope('a', 'sandbox')), Buffer.from('{}'))).toBe(etags[0]);
  expect(etagOf('a', Buffer.from('b{}'))).not.toBe(etagOf('ab', Buffer.from('{}')));
});

test('JSON that a service rendered is inserted unchanged, and none is an error', () => {
  const data = Buffer.from('[1, 2]');

  expect(String(renderBody({ data, has_more: false }))).toBe('{"data":[1, 2],"has_more":false}');
  expect(String(renderAround([data, data], { cursor: null })).slice(DATA_START)).toBe('[1, 2][1, 2],"cursor":null}');
  expect([{ data: [1] }, { id: 1 }, null, 'text'].map((body) => String(renderBody(body)))).toEqual([
    '{"data":[1]}',
    '{"id":1}',
    'null',
    '"text"',
  ]);
  expect(() => renderBody({ data: Buffer.alloc(0), has_more: false })).toThrow('the service returned no rendered data');
});
