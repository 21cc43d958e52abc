import type { TlsFiles } from '@storefront/config';
import { type AdminAddresses, adminClients } from './admin-clients.ts';
import { createDemo } from './create-demo.ts';
import { type DemoDocument, readDemo, writeDemo } from './demo-file.ts';

/** Where the demo store is created, and the URLs of the system. */
export type OpenDemoOptions = {
  /** The folder of `demo.json`. */
  readonly home: string;
  readonly addresses: AdminAddresses;
  readonly operatorToken: string;
  /** The operator's certificate, if the services require mutual TLS. */
  readonly tls?: TlsFiles | undefined;
  readonly baseUrl: string;
  /** The URL of the gateway from this process. */
  readonly apiUrl: string;
  /** Returns the URL for the page of a new store. */
  readonly newDemoUrl: () => string | Promise<string>;
  readonly log: (line: string) => void;
};

/**
 * Creates the demo store on the first start and reads it from `demo.json` on later starts. The gateway's URL may differ from the last start. The URL of
 * the page stays, because the keys allow that origin and media URLs contain it.
 */
export async function openDemo(options: OpenDemoOptions): Promise<DemoDocument> {
  const known = await readDemo(options.home);
  const demo =
    known && (await isKnownStore(options.apiUrl, known))
      ? { ...known, base_url: options.baseUrl }
      : await firstDemo(options, known?.demo_url ?? (await options.newDemoUrl()));
  await writeDemo(options.home, demo);
  return demo;
}

/** Reports whether the database has the store of `demo.json`. Another start of the same home may have used another database. */
async function isKnownStore(apiUrl: string, { keys }: DemoDocument): Promise<boolean> {
  const { status } = await fetch(`${apiUrl}/v1/ping`, { headers: { authorization: `Bearer ${keys.sandbox.secret}` } });
  return status !== 401;
}

async function firstDemo(options: OpenDemoOptions, demoUrl: string): Promise<DemoDocument> {
  const { home, baseUrl, addresses, operatorToken, tls, log } = options;
  log('Creating the demo store');
  // The console of the API reference sends requests from the gateway's own pages.
  const origins = [...allowedOrigins(demoUrl), ...originsOf(baseUrl)];
  const clients = adminClients(addresses, operatorToken, tls);
  try {
    return { base_url: baseUrl, demo_url: demoUrl, ...(await createDemo(clients, { home, origins, mediaBaseUrl: demoUrl })) };
  } finally {
    clients.close();
  }
}

/** Where `next dev` and `next start` run the starter. */
const STARTER_PORT = '3000';
const LOCAL_NAMES: readonly string[] = ['localhost', '127.0.0.1'];

/** Returns the origins of an address, on the user's own machine under both names of the machine. */
function originsOf(address: string): readonly string[] {
  const { origin, hostname, port } = new URL(address);
  return LOCAL_NAMES.includes(hostname) ? LOCAL_NAMES.map((name) => new URL(`http://${name}:${port}`).origin) : [origin];
}

/** Returns the origins that the publishable keys allow: that of the page and, on the user's own machine, those of page and starter under both names of the machine. */
export function allowedOrigins(demoUrl: string): readonly string[] {
  const isLocal = LOCAL_NAMES.includes(new URL(demoUrl).hostname);
  return [...originsOf(demoUrl), ...(isLocal ? originsOf(`http://localhost:${STARTER_PORT}`) : [])];
}
