import { randomBytes } from 'node:crypto';
import { httpText } from '../attacker/http-text.ts';
import type { Attack } from './attack.ts';

const CONNECTIONS = 120;
const KEYS = 20_000;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Keys that were never issued. */
export const inventedKeys: Attack = {
  name: 'invented-keys',
  resource: 'Key look-ups',
  does: `${CONNECTIONS} connections with invented keys, and preflights of invented origins`,
  reaches: { 'GET /v1/ping: 401': 50, 'OPTIONS /v1/products: 403': 50 },
  plan: async () => {
    const requests = Array.from({ length: KEYS }, () => httpText({ path: '/v1/ping', key: inventedKey() }));
    const origins = [
      `OPTIONS /v1/products HTTP/1.1\r\nHost: shop.example\r\nOrigin: https://a########.example\r\nAccess-Control-Request-Method: GET\r\n\r\n`,
    ];
    return [
      { kind: 'flood', requests, connections: CONNECTIONS },
      { kind: 'flood', requests: origins, connections: CONNECTIONS },
    ];
  },
};

/** Returns a text with the format of a key. */
const inventedKey = (): string => `svc_live_pub_${Array.from(randomBytes(34), (byte) => ALPHABET[byte % 62]).join('')}`;
