import { freePort, isFreePort } from '@storefront/backing-servers';
import type { System } from '../start-system.ts';
import { adminClients } from './admin-clients.ts';
import { createDemo } from './create-demo.ts';
import { type DemoDocument, readDemo, writeDemo } from './demo-file.ts';
import { demoPageSpec } from './demo-page.ts';

/** The environment and log of the launcher. */
export type OpenDemoOptions = { readonly env: NodeJS.ProcessEnv; readonly log: (line: string) => void };

/** Creates the demo store on the first start, reads it from `demo.json` on later starts, and runs its page. */
export async function openDemo(system: System, { env, log }: OpenDemoOptions): Promise<DemoDocument> {
  const known = await readDemo(system.home);
  // The gateway's port may differ from the last start. The page keeps its port, because the keys allow that origin and media URLs contain it.
  const demo =
    known && (await isKnownStore(system, known))
      ? { ...known, base_url: system.baseUrl }
      : await firstDemo(system, known ? Number(new URL(known.demo_url).port) : await pagePort(system.baseUrl), log);
  await writeDemo(system.home, demo);

  const page = Number(new URL(demo.demo_url).port);
  if (await isFreePort(page)) await system.add((tools) => demoPageSpec(demo, env, tools));
  else log(`Port ${page} is in use; the demo page is not available.`);
  return demo;
}

/** Reports whether the database has the store of `demo.json`. Another start of the same home may have used another database. */
async function isKnownStore({ baseUrl }: System, { keys }: DemoDocument): Promise<boolean> {
  const { status } = await fetch(`${baseUrl}/v1/ping`, { headers: { authorization: `Bearer ${keys.sandbox.secret}` } });
  return status !== 401;
}

async function firstDemo(system: System, port: number, log: (line: string) => void): Promise<DemoDocument> {
  log('Creating the demo store');
  const demoUrl = `http://localhost:${port}`;
  const clients = adminClients(system);
  try {
    const created = await createDemo(clients, { origin: demoUrl, mediaBaseUrl: demoUrl });
    return { base_url: system.baseUrl, demo_url: demoUrl, ...created, allowed_origin: demoUrl };
  } finally {
    clients.close();
  }
}

/** Prefers the port after the gateway's. */
async function pagePort(gatewayUrl: string): Promise<number> {
  const beside = Number(new URL(gatewayUrl).port) + 1;
  return (await isFreePort(beside)) ? beside : freePort();
}
