import { httpText } from '../attacker/http-text.ts';
import type { Attack } from './attack.ts';
import { aGang } from './stores.ts';

const CONNECTIONS = 1_600;
const PROMISED_BYTES = 100_000;

/** Requests with valid keys of several stores whose bodies arrive byte by byte. */
export const unfinishedBodies: Attack = {
  name: 'unfinished-bodies',
  resource: 'Request permits',
  does: `${CONNECTIONS} requests from one address, with the keys of five stores, whose bodies never end`,
  reaches: { opened: 50, 503: 5 },
  plan: async (scene) => {
    const heads = (await aGang(scene, 5)).map(({ publishableKey: key }) =>
      httpText({ method: 'POST', path: '/v1/auth/login', key, body: '{', promisedBytes: PROMISED_BYTES }),
    );
    return [{ kind: 'unfinished', heads, drip: ' ', connections: CONNECTIONS }];
  },
};
