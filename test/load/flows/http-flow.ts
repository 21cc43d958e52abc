import { Pool } from 'undici';

/** An HTTP client for flows. */
export interface FlowClient {
  /** Sends one request on a keep-alive connection and returns the parsed body and the milliseconds it took. Throws on any other status. */
  send(request: FlowRequest): Promise<{ readonly body: FlowBody; readonly ms: number }>;
  close(): Promise<void>;
}

/** One request of a flow, with the status it must return. */
export interface FlowRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly status: number;
}

/** The parts of response bodies that flows use. */
export interface FlowBody {
  readonly data: { readonly id: string; readonly state?: string; readonly total?: number | null };
}

/** Creates a client with one socket per loop. */
export function flowClient(baseUrl: string, connections: number): FlowClient {
  const pool = new Pool(baseUrl, { connections, pipelining: 1 });
  return {
    async send({ method, path, headers, body, status }) {
      const startedAt = performance.now();
      const response = await pool.request({
        method,
        path,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.body.text();
      const ms = performance.now() - startedAt;
      if (response.statusCode !== status) throw new Error(`${method} ${path} returned ${response.statusCode}: ${text.slice(0, 300)}`);
      return { body: JSON.parse(text) as FlowBody, ms };
    },
    close: () => pool.close(),
  };
}
