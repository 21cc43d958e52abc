import { httpText } from '../attacker/http-text.ts';
import type { Attack } from './attack.ts';

const CONNECTIONS = 1_500;
const BODY_BYTES = 256 * 1024;

/** As many of the largest bodies as possible, each with a valid key. */
export const wholeBodies: Attack = {
  name: 'whole-bodies',
  resource: 'Bytes of bodies',
  does: `${CONNECTIONS} connections with bodies of 256 KiB, each valid JSON`,
  reaches: { 'POST /v1/availability/batch: 200': 20 },
  plan: async ({ newStore }) => {
    const { secretKey: key } = await newStore();
    const body = JSON.stringify({ skus: ['NONE'], padding: '' });
    const padded = body.replace('""', `"${'a'.repeat(BODY_BYTES - body.length)}"`);
    const requests = [httpText({ method: 'POST', path: '/v1/availability/batch', key, body: padded })];
    return [{ kind: 'flood', requests, connections: CONNECTIONS, addresses: 8 }];
  },
};
