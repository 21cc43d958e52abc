import { httpText } from '../attacker/http-text.ts';
import type { Attack } from './attack.ts';

const CONNECTIONS = 200;
const PATHS = ['/docs', '/docs/reference/orders', '/openapi.json', '/asyncapi.json', '/docs/guides/quickstart', '/', '/nothing/########'];

/** Downloads of everything that needs no key. */
export const documents: Attack = {
  name: 'documents',
  resource: '`/docs`',
  does: `${CONNECTIONS} connections that download all documents`,
  plan: async () => {
    const requests = PATHS.flatMap((path) => [httpText({ path }), httpText({ path, headers: { 'Accept-Encoding': 'gzip' } })]);
    return [{ kind: 'flood', requests, connections: CONNECTIONS, pipelined: 4 }];
  },
};
