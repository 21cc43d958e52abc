import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyWebhook, WebhookVerificationError } from '@storefront/client';
import { EventQueue } from './event-queue.ts';

const BODY_BYTES_MAX = 1024 * 1024;

/** An HTTP server that accepts signed deliveries. */
export interface ReceiverServer {
  readonly port: number;
  readonly queue: EventQueue;
  /** Sets the secret with which deliveries are signed; a delivery that comes before it waits. */
  useSecret(signingSecret: string): void;
  close(): Promise<void>;
}

/** Listens on all addresses of this machine, because a container does not reach its loopback address. */
export async function receiverServer(port = 0): Promise<ReceiverServer> {
  const queue = new EventQueue();
  const { promise: secret, resolve: useSecret } = Promise.withResolvers<string>();
  const receive = async (request: IncomingMessage): Promise<number> => {
    const body = await readBody(request);
    if (body === undefined) return 413;
    try {
      queue.add(await verifyWebhook({ headers: request.headers, body }, { secret: await secret }));
      return 204;
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error;
      queue.refuse(`a delivery from ${request.socket.remoteAddress ?? 'an unknown address'}: ${error.reason.replaceAll('_', ' ')}`);
      return 401;
    }
  };
  const server = createServer((request, response) => {
    receive(request).then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(400).end(),
    );
  });
  server.listen(port, '0.0.0.0');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    queue,
    useSecret,
    async close() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_BYTES_MAX) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
