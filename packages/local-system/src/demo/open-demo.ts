import { freePort, isFreePort } from '@storefront/backing-servers';
import type { System } from '../start-system.ts';
import { adminClients } from './admin-clients.ts';
import { createDemo } from './create-demo.ts';
import { type DemoDocument, readDemo, writeDemo } from './demo-file.ts';
import { chargeOfDemoPage } from './demo-page.ts';

export type OpenDemoOptions = { readonly env: NodeJS.ProcessEnv; readonly log: (line: string) => void };

/** Creates the demo store at the first start of a home, finds it at every later one, and runs its page. */
export async function openDemo(system: System, { env, log }: OpenDemoOptions): Promise<DemoDocument> {
  const known = await readDemo(system.home);
  // The gateway may listen elsewhere this time. The page stays where it was: the keys allow that origin, the pictures lie there.
  const demo = known ? { ...known, base_url: system.baseUrl } : await firstDemo(system, await pagePort(system.baseUrl), log);
  await writeDemo(system.home, demo);

  const page = Number(new URL(demo.demo_url).port);
  if (await isFreePort(page)) await system.add((tools) => chargeOfDemoPage(demo, env, tools));
  else log(`port ${page} is taken, so the demo page does not run this time`);
  return demo;
}

async function firstDemo(system: System, port: number, log: (line: string) => void): Promise<DemoDocument> {
  log('creating the demo store');
  const demoUrl = `http://localhost:${port}`;
  const clients = adminClients(system);
  try {
    const created = await createDemo(clients, { origin: demoUrl, mediaBaseUrl: demoUrl });
    return { base_url: system.baseUrl, demo_url: demoUrl, ...created, allowed_origin: demoUrl };
  } finally {
    clients.close();
  }
}

/** The page sits beside the gateway where it can. */
async function pagePort(gatewayUrl: string): Promise<number> {
  const beside = Number(new URL(gatewayUrl).port) + 1;
  return (await isFreePort(beside)) ? beside : freePort();
}
