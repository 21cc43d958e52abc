import { randomUUID } from 'node:crypto';
import { OPERATOR_SCOPES } from '@storefront/access';
import { Pool } from 'undici';
import { runCli } from '../../support/operator/run-cli.ts';
import type { World } from '../worlds/world.ts';

/** A minute permits 600 requests of a token. A token is used for fewer, and again once all others have been. */
const USES = 500;
const TOKENS = 60;
/** An import of 20,000 rows beside a shop's day. */
const TIMEOUT_MS = 300_000;

/** The requests of a load; `charge` is how many a batch counts as. */
export interface StaffRequest {
  readonly method?: 'GET' | 'PUT' | 'POST';
  readonly path: string;
  /** JSON, or the bytes of a file. */
  readonly body?: object | Buffer;
  readonly charge?: number;
}

/** A client of the Admin API. */
export interface Staff {
  /** Sends a request, and returns the parsed response. Throws unless its status is 200 or 201. */
  send<T = unknown>(request: StaffRequest): Promise<T>;
  close(): Promise<void>;
}

/** Sends requests to the Admin API with tokens for all stores, one after the other, so that none reaches its rate limit. */
export async function openStaff({ system }: World): Promise<Staff> {
  const { adminUrl, env } = system;
  if (adminUrl === undefined) throw new Error('the system has no Admin API');
  const tokens: string[] = [];
  for (let index = 0; index < TOKENS; index += 1) {
    const options = ['--name', `bench-${randomUUID()}`, '--scopes', OPERATOR_SCOPES.join()];
    tokens.push((await runCli<{ token: string }>(env, 'tokens', 'create', ...options)).token);
  }
  const pool = new Pool(adminUrl, { connections: 16, pipelining: 1, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS });
  let used = 0;
  return {
    async send({ method = 'GET', path, body, charge = 1 }) {
      const token = tokens[Math.floor(used / USES) % TOKENS];
      used += charge;
      const isFile = Buffer.isBuffer(body);
      const response = await pool.request({
        method,
        path,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
        },
        ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
      });
      const text = await response.body.text();
      if (response.statusCode > 201) throw new Error(`${method} ${path} returned ${response.statusCode}: ${text.slice(0, 300)}`);
      return JSON.parse(text);
    },
    close: () => pool.close(),
  };
}
