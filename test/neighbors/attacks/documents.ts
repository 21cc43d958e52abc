import { httpText } from '../attacker/http-text.ts';
import type { Attack } from './attack.ts';

const CONNECTIONS = 200;
const DOCUMENTS = ['/docs', '/docs/reference/orders', '/openapi.json', '/asyncapi.json', '/docs/guides/quickstart', '/'];

/** Downloads of everything that needs no key. */
export const documents: Attack = {
  name: 'documents',
  resource: '`/docs`',
  does: `${CONNECTIONS} connections that download all documents`,
  reaches: {
    ...Object.fromEntries(DOCUMENTS.map((path) => [`GET ${path}: 200`, 10])),
    'GET /nothing/########: 404': 10,
  },
  plan: async () => {
    const requests = [...DOCUMENTS, '/nothing/########'].flatMap((path) => [
      httpText({ path }),
      httpText({ path, headers: { 'Accept-Encoding': 'gzip' } }),
    ]);
    return [{ kind: 'flood', requests, connections: CONNECTIONS, pipelined: 4 }];
  },
};
