import { expect, test } from '@jest/globals';
import { documented } from './description.ts';

const docs = { description: 'Returns a thing.' };

test('a route gets the documentation of its operation, and its section', () => {
  expect(documented('Things', { getThing: docs }, [{ id: 'getThing' }])).toEqual([
    { id: 'getThing', docs: { ...docs, section: 'Things' } },
  ]);
});

test.each([
  ['an operation without documentation', {}, 'The operation getThing is not documented.'],
  ['documentation of no operation', { getThing: docs, listThings: docs }, 'These documented operations have no route: listThings.'],
])('%s is refused', (_what, operations, message) => {
  expect(() => documented('Things', operations, [{ id: 'getThing' }])).toThrow(message);
});
