import { Pool } from 'undici';

export interface FlowClient {
  /** Sends one request on a kept-alive connection, requires its status, and answers the parsed body and the milliseconds it took. */
  send(request: FlowRequest): Promise<{ readonly body: FlowBody; readonly ms: number }>;
  close(): Promise<void>;
}

export interface FlowRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly status: number;
}

/** The parts of answers that flows go on with. */
export interface FlowBody {
  readonly data: { readonly id: string; readonly state?: string; readonly total?: number | null };
}

/** A client with as many sockets as there are loops. */
export function flowClient(baseUrl: string, connections: number): FlowClient {
  const pool = new Pool(baseUrl, { connections, pipelining: 1 });
  return {
    async send({ method, path, headers, body, status }) {
      const startedAt = performance.now();
      const answer = await pool.request({
        method,
        path,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.body.text();
      const ms = performance.now() - startedAt;
      if (answer.statusCode !== status) throw new Error(`${method} ${path} answered ${answer.statusCode}: ${text.slice(0, 300)}`);
      return { body: JSON.parse(text) as FlowBody, ms };
    },
    close: () => pool.close(),
  };
}
