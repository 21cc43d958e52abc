import { expect, test } from '@jest/globals';
import { type Json, normalizeSchemas } from './normalize-schemas.ts';

test.each<[Json, Json]>([
  [{ type: ['string', 'number'] }, { anyOf: [{ type: 'string' }, { type: 'number' }] }],
  [
    { type: ['number', 'string', 'null'], description: 'D' },
    { anyOf: [{ type: 'number' }, { type: 'string' }, { type: 'null' }], description: 'D' },
  ],
  [
    { type: 'array', items: { type: ['boolean', 'object'] } },
    { type: 'array', items: { anyOf: [{ type: 'boolean' }, { type: 'object' }] } },
  ],
  [
    { type: 'object', properties: { type: { type: ['array', 'string'] } } },
    { type: 'object', properties: { type: { anyOf: [{ type: 'array' }, { type: 'string' }] } } },
  ],
  [{ type: ['string', 'null'] }, { type: ['string', 'null'] }],
  [
    { anyOf: [{ type: 'string', maxLength: 3 }, { type: 'null' }], description: 'D' },
    { type: ['string', 'null'], maxLength: 3, description: 'D' },
  ],
  [{ anyOf: [{ type: 'string', enum: ['a'] }, { type: 'null' }] }, { type: ['string', 'null'], enum: ['a', null] }],
  [
    { anyOf: [{ anyOf: [{ $ref: '#/A' }, { $ref: '#/B' }] }, { type: 'null' }] },
    { anyOf: [{ $ref: '#/A' }, { $ref: '#/B' }, { type: 'null' }] },
  ],
  [{ const: 'a' }, { enum: ['a'] }],
  [{ type: 'integer' }, { type: 'integer', format: 'int64' }],
  [
    { type: 'integer', maximum: 9 },
    { type: 'integer', maximum: 9, format: 'int32' },
  ],
  [{ example: { type: ['string', 'number'], const: 1 } }, { example: { type: ['string', 'number'], const: 1 } }],
])('%j becomes %j', (schema, expected) => {
  expect(normalizeSchemas(schema)).toEqual(expected);
});
