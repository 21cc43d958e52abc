import { readFileSync } from 'node:fs';

/** The bytes of `/openapi.json`: the document that is checked in, which a test holds against the route table. */
export function publishedDocument(): Buffer {
  const text = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8');
  return Buffer.from(JSON.stringify(JSON.parse(text)));
}
