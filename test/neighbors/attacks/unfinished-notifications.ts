import { httpText } from '../attacker/http-text.ts';
import type { Attack } from './attack.ts';

const CONNECTIONS = 3_000;
const BODY_BYTES = 256 * 1024;

/** Unsigned notifications of payments that lack their last byte. */
export const unfinishedNotifications: Attack = {
  name: 'unfinished-notifications',
  resource: 'Bytes of bodies',
  does: `${CONNECTIONS} unsigned payment notifications of 256 KiB that lack a byte`,
  reaches: { opened: 50, 503: 20 },
  plan: async () => {
    const path = '/payments/notifications/sandbox';
    const head = httpText({ method: 'POST', path, headers: { 'Sandbox-Signature': 'none' }, promisedBytes: BODY_BYTES });
    return [{ kind: 'unfinished', heads: [head], bodyBytes: BODY_BYTES - 1, connections: CONNECTIONS }];
  },
};
