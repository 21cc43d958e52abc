import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A store's page to which shoppers return. */
export interface LandingPage {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a store's page on a free port. */
export async function landingPage(): Promise<LandingPage> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Store</title><h1>Back in the store</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/thanks?lang=en`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
