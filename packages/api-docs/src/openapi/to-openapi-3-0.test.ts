import { describe, expect, test } from '@jest/globals';
import type { Json } from './normalize-schemas.ts';
import { toOpenApi30 } from './to-openapi-3-0.ts';

const asSchema = (schema: Json): Json | undefined => {
  const document = toOpenApi30({ info: {}, components: { schemas: { Only: schema } } }) as {
    components: { schemas: Record<string, Json> };
  };
  return document.components.schemas['Only'];
};

describe('a schema', () => {
  test.each<[Json, Json]>([
    [
      { type: ['string', 'null'], maxLength: 3 },
      { type: 'string', maxLength: 3, nullable: true },
    ],
    [
      { type: 'number', exclusiveMinimum: 0, maximum: 9 },
      { type: 'number', format: 'double', minimum: 0, exclusiveMinimum: true, maximum: 9 },
    ],
    [
      { anyOf: [{ $ref: '#/A' }, { type: 'null' }], description: 'D' },
      { allOf: [{ $ref: '#/A' }], description: 'D', nullable: true },
    ],
    [
      { $ref: '#/A', description: 'D' },
      { allOf: [{ $ref: '#/A' }], description: 'D' },
    ],
    [{ $ref: '#/A' }, { $ref: '#/A' }],
    [{ anyOf: [{ $ref: '#/Known' }, { type: 'string' }] }, { type: 'string' }],
    [{ anyOf: [{ $ref: '#/Known' }, { type: 'string' }, { type: 'null' }] }, { type: 'string', nullable: true }],
    [{ anyOf: [{ type: 'string' }, { type: 'array', items: {} }] }, { anyOf: [{ type: 'string' }, { type: 'array', items: {} }] }],
    [
      { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] },
      { anyOf: [{ type: 'string' }, { type: 'number', format: 'double' }], nullable: true },
    ],
    [
      { type: 'object', additionalProperties: {}, propertyNames: { type: 'string' } },
      { type: 'object', additionalProperties: {} },
    ],
    [
      { type: 'array', items: { type: ['integer', 'null'] } },
      { type: 'array', items: { type: 'integer', nullable: true } },
    ],
    [
      { type: 'string', examples: ['a', 'b'] },
      { type: 'string', example: 'a' },
    ],
  ])('%j becomes %j', (schema, expected) => {
    expect(asSchema(schema)).toEqual(expected);
  });

  test('that can be null instead of a union is the union', () => {
    const { components } = toOpenApi30({
      info: {},
      components: {
        schemas: {
          Either: { oneOf: [{ $ref: '#/A' }, { $ref: '#/B' }], discriminator: { propertyName: 'kind' } },
          Only: { anyOf: [{ $ref: '#/components/schemas/Either' }, { type: 'null' }], description: 'D' },
        },
      },
    }) as { components: { schemas: Record<string, Json> } };

    expect(components.schemas['Only']).toEqual({
      oneOf: [{ $ref: '#/A' }, { $ref: '#/B' }],
      discriminator: { propertyName: 'kind' },
      description: 'D',
      nullable: true,
    });
  });

  test.each(['object', 'string', 'integer', 'number', 'boolean', 'array'])(
    'that can be null instead of a named %s has its type',
    (type) => {
      const { components } = toOpenApi30({
        info: {},
        components: { schemas: { Named: { type }, Only: { anyOf: [{ $ref: '#/components/schemas/Named' }, { type: 'null' }] } } },
      }) as { components: { schemas: Record<string, Json> } };

      expect(components.schemas['Only']).toEqual({ type, allOf: [{ $ref: '#/components/schemas/Named' }], nullable: true });
    },
  );

  test('keeps properties that are named like keywords', () => {
    const properties = { examples: { type: ['string', 'null'] }, value: { type: ['string', 'null'] }, type: { type: 'string' } };
    const nullable = { type: 'string', nullable: true };

    expect(asSchema({ type: 'object', properties })).toEqual({
      type: 'object',
      properties: { examples: nullable, value: nullable, type: { type: 'string' } },
    });
  });

  test('keeps data that looks like a schema', () => {
    expect(asSchema({ default: { type: ['string', 'null'] }, enum: [{ $ref: '#/A', x: 1 }] })).toEqual({
      default: { type: ['string', 'null'] },
      enum: [{ $ref: '#/A', x: 1 }],
    });
  });
});
