import type { Attack } from './attack.ts';

const CONNECTIONS = 2_000;
const IDLE_CONNECTIONS = 3_000;

/** Connections that send a header each second, and connections that send nothing. */
export const endlessHeaders: Attack = {
  name: 'endless-headers',
  resource: 'Sockets',
  does: `${CONNECTIONS} requests whose headers never end, and ${IDLE_CONNECTIONS} connections that send nothing`,
  reaches: { opened: 50, closed: 10 },
  plan: async () => [
    { kind: 'unfinished', heads: ['GET /v1/products HTTP/1.1\r\nHost: shop.example\r\n'], drip: 'X: y\r\n', connections: CONNECTIONS },
    { kind: 'unfinished', heads: [''], connections: IDLE_CONNECTIONS },
  ],
};
