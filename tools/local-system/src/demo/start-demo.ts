import { freePort, isFreePort } from '@storefront/backing-servers';
import { type DemoDocument, openDemo, withDemoToken, writeDemo } from '@storefront/demo-store';
import type { System } from '../start-system.ts';
import { demoPageSpec } from './demo-page.ts';

/** The environment and log of the launcher. */
export type StartDemoOptions = { readonly env: NodeJS.ProcessEnv; readonly log: (line: string) => void };

/** Opens the demo store and runs its page. */
export async function startDemo(system: System, { env, log }: StartDemoOptions): Promise<DemoDocument> {
  const { home, addresses, baseUrl } = system;
  const newDemoUrl = async () => `http://localhost:${await pagePort(baseUrl)}`;
  const opened = await openDemo({ home, addresses, operatorToken: system.tokens.operator, baseUrl, apiUrl: baseUrl, newDemoUrl, log });
  const { adminUrl } = system;
  const operator = { addresses, operatorToken: system.tokens.operator };
  const demo = adminUrl === undefined ? opened : await withDemoToken(opened, { ...operator, url: adminUrl });
  await writeDemo(home, demo);

  const page = Number(new URL(demo.demo_url).port);
  if (await isFreePort(page)) await system.add((tools) => demoPageSpec(demo, env, tools));
  else log(`Port ${page} is in use; the demo page is not available.`);
  return demo;
}

/** Prefers the port after the gateway's. */
async function pagePort(gatewayUrl: string): Promise<number> {
  const beside = Number(new URL(gatewayUrl).port) + 1;
  return (await isFreePort(beside)) ? beside : freePort();
}
