import { readFileSync } from 'node:fs';

/** Returns the bytes of a checked-in document, which a test compares with the sources, as they are served. */
export function publishedDocument(name: 'openapi.json' | 'openapi-3.0.json' | 'asyncapi.json' | 'admin-openapi.json'): Buffer {
  const text = readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
  return Buffer.from(JSON.stringify(JSON.parse(text)));
}
