import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that reached the API, and the status of its response. */
export interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly key: string;
  /** Whether the request was made for a shopper who is signed in. */
  readonly hasShopper: boolean;
  readonly origin: string | undefined;
  /** The address that the request names for the shopper. */
  readonly clientAddress: string | undefined;
  readonly status: number;
}

/** An address of the API that records what is sent to it. */
export interface RecordingProxy {
  readonly url: string;
  readonly recorded: readonly Recorded[];
  close(): Promise<void>;
}

/** Starts a server on a free port that forwards every request to the API. */
export async function recordingProxy(target: string): Promise<RecordingProxy> {
  const recorded: Recorded[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method = '', url: path = '', headers } = incoming;
    const forwarded = request(`${target}${path}`, { method, headers: { ...headers, host: new URL(target).host } }, (response) => {
      const status = response.statusCode ?? 0;
      const key = (headers.authorization ?? '').replace('Bearer ', '');
      const hasShopper = headers['x-storefront-shopper-token'] !== undefined;
      const clientAddress = headers['x-storefront-client-address']?.toString();
      recorded.push({ method, path, key, hasShopper, origin: headers.origin, clientAddress, status });
      outgoing.writeHead(status, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    recorded,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
