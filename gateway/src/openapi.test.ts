import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { documentOfThisBuild } from './document-of-this-build.ts';

const published = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8');

describe('openapi.json', () => {
  test('is what the route table says; `npm run openapi -w gateway` writes it anew', () => {
    expect(published).toBe(documentOfThisBuild());
  });

  test('describes the storefront API 1.0.0 in OpenAPI 3.1.0, with unique operation ids', () => {
    const document = JSON.parse(published) as {
      openapi: string;
      info: object;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const ids = Object.values(document.paths).flatMap((methods) => Object.values(methods).map((operation) => operation.operationId));

    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'storefront API', version: '1.0.0' } });
    expect(new Set(ids).size).toBe(ids.length);
  });
});
