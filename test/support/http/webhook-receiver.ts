import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A webhook delivery. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  /** The raw body. */
  readonly body: Buffer;
  readonly json: { id: string; type: string; mode: string; sequence: number; position: number; data: Record<string, unknown> };
}

/** A running webhook endpoint. */
export interface WebhookReceiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** Returns the first matching delivery, waiting up to `timeoutMs` for it. */
  next(matches: (received: Received) => boolean, timeoutMs?: number): Promise<Received>;
  close(): Promise<void>;
}

/** Starts a webhook endpoint: an HTTP server on a free port that responds with `statusFor` and records what it receives. Containers need `0.0.0.0` as `host`. */
export async function webhookReceiver(statusFor: (received: Received) => number = () => 200, host = '127.0.0.1'): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const delivery: Received = { headers: request.headers, body, json: JSON.parse(body.toString('utf8')) };
      received.push(delivery);
      response.writeHead(statusFor(delivery)).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;

  const next: WebhookReceiver['next'] = async (matches, timeoutMs = 60_000) => {
    const until = Date.now() + timeoutMs;
    for (;;) {
      const found = received.find(matches);
      if (found !== undefined) return found;
      if (Date.now() > until) {
        throw new Error(
          `no matching delivery arrived in ${timeoutMs} ms; received: ${received.map(({ json }) => json.type).join(', ') || 'nothing'}`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    next,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Verifies the signature over the raw body in constant time, as receivers should. */
export function isSignedBy({ headers, body }: Received, signingSecret: string): boolean {
  const presented = Buffer.from(String(headers['x-service-signature']));
  const expected = Buffer.from(`sha256=${createHmac('sha256', signingSecret).update(body).digest('hex')}`);
  return presented.length === expected.length && timingSafeEqual(presented, expected);
}
