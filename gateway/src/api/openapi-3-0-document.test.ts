import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { seen } from '@storefront/lifecycle/testing';
import { generateDocument30 } from './generate-document.ts';

const published = readFileSync(new URL('../../openapi-3.0.json', import.meta.url), 'utf8');
const later = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8');

describe('openapi-3.0.json', () => {
  test('matches the sources; run `npm run openapi -w gateway` to regenerate it', () => {
    expect(published).toBe(generateDocument30());
  });

  test('is valid according to the JSON schema of OpenAPI 3.0, and its references lead to something', async () => {
    const validator = new Validator();

    const { valid, errors } = await validator.validate(JSON.parse(published));

    expect([valid, errors, validator.version]).toEqual([true, undefined, '3.0']);
    expect(() => validator.resolveRefs()).not.toThrow();
  });

  test('has the operations and the schemas of the document for later versions', () => {
    const [document, original] = [published, later].map((text) => JSON.parse(text));

    expect(Object.keys(document.paths)).toEqual(Object.keys(original.paths));
    for (const [path, item] of seen('paths', Object.entries<object>(original.paths))) {
      expect([path, Object.keys(document.paths[path])]).toEqual([path, Object.keys(item)]);
    }
    const { Problem: _problem, ...schemas } = original.components.schemas;
    expect(Object.keys(document.components.schemas)).toEqual(Object.keys(schemas));
  });
});
