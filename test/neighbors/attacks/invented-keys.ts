import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { httpText } from '../attacker/http-text.ts';
import type { Attack } from './attack.ts';

const CONNECTIONS = 120;
const KEYS = 20_000;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Keys that were never issued. */
export const inventedKeys: Attack = {
  name: 'invented-keys',
  resource: 'Key look-ups',
  does: `${CONNECTIONS} connections with invented keys that have a valid CRC-32, and preflights of invented origins`,
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

/** Returns the text of a key with the public checksum, which is a CRC-32. */
function inventedKey(): string {
  const random = Array.from(randomBytes(28), (byte) => ALPHABET[byte % 62]).join('');
  const head = `svc_live_pub_${random}`;
  let rest = crc32(head);
  let checksum = '';
  while (checksum.length < 6) {
    checksum = `${ALPHABET[rest % 62]}${checksum}`;
    rest = Math.floor(rest / 62);
  }
  return head + checksum;
}
