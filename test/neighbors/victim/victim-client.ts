import { Pool } from 'undici';
import type { Json } from '../../support/http/api.ts';

/** A request of a victim. */
export interface VictimRequest {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly status?: number;
}

/** Sends requests without retries. Rejects if the response does not have the expected status, or takes too long. */
export interface VictimClient {
  send(request: VictimRequest): Promise<Json>;
  close(): Promise<void>;
}

/** More than an open load at the rate of a victim can use within the longest request. */
const CONNECTIONS_MAX = 512;
const TIMEOUT_MS = 10_000;
const TEXT_SHOWN_MAX = 160;

/** Creates the client of a victim, which keeps its connections. */
export function victimClient(baseUrl: string): VictimClient {
  const pool = new Pool(baseUrl, { connections: CONNECTIONS_MAX, pipelining: 1 });
  return {
    async send({ method = 'GET', path, headers = {}, body, status = 200 }) {
      const typed = body === undefined ? {} : { 'content-type': 'application/json' };
      const text = body === undefined ? null : JSON.stringify(body);
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await pool.request({ method, path, headers: { ...headers, ...typed }, body: text, signal });
      const received = await response.body.text();
      if (response.statusCode !== status) throw new Error(`${response.statusCode} ${received.slice(0, TEXT_SHOWN_MAX)}`);
      return response.headers['content-type']?.includes('json') === true ? JSON.parse(received) : received;
    },
    close: () => pool.destroy(),
  };
}
