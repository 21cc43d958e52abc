import { httpText } from '../attacker/http-text.ts';
import type { Attack } from './attack.ts';

const ADDRESSES = 25;
const CONNECTIONS = 100;
const PASSWORD = 'correct horse battery';

/** Sign-ups and failing logins of one store from many addresses. */
export const signUps: Attack = {
  name: 'sign-ups',
  resource: 'Password hashes',
  does: `sign-ups and logins of strangers in one store from ${ADDRESSES} addresses`,
  reaches: { 'POST /v1/auth/signup: 201': 1, 'POST /v1/auth/login: 401': 1 },
  plan: async ({ newStore }) => {
    const { publishableKey: key } = await newStore();
    const post = (path: string, body: unknown): string => httpText({ method: 'POST', path, key, body });
    const requests = [
      post('/v1/auth/signup', { email: 'a########@example.com', password: PASSWORD, name: 'A' }),
      post('/v1/auth/login', { email: 'b########@example.com', password: PASSWORD }),
    ];
    return [{ kind: 'flood', requests, connections: CONNECTIONS, addresses: ADDRESSES }];
  },
};
