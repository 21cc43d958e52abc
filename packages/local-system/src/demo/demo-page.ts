import { fileURLToPath } from 'node:url';
import type { Guard } from '@storefront/backing-servers';
import { spawnService } from '../spawn-service.ts';
import type { Charge } from '../supervise.ts';
import type { DemoDocument } from './demo-file.ts';

/** A page that does not answer within this is asked again. */
const ANSWER_WITHIN_MS = 1_000;

/** It serves one page to one person. */
const SEMI_SPACE_MB = 2;
const OLD_SPACE_MB = 128;

const ENTRY = fileURLToPath(import.meta.resolve('@storefront/demo-store').replace(/index\.ts$/, 'main.ts'));

/** The demo storefront's page as a process of the system. It sells in the sandbox. */
export function chargeOfDemoPage(demo: DemoDocument, env: NodeJS.ProcessEnv, { logs, guard }: { logs: string; guard: Guard }): Charge {
  const { port } = new URL(demo.demo_url);
  const address = `127.0.0.1:${port}`;
  const command = {
    name: 'demo',
    entry: ENTRY,
    semiSpaceMb: SEMI_SPACE_MB,
    oldSpaceMb: OLD_SPACE_MB,
    env: {
      ...env,
      DEMO_HOST: '127.0.0.1',
      DEMO_PORT: port,
      DEMO_API_BASE_URL: demo.base_url,
      DEMO_PUBLISHABLE_KEY: demo.keys.sandbox.publishable,
      DEMO_SECRET_KEY: demo.keys.sandbox.secret,
    },
    isReady: async () => (await fetch(`http://${address}/health`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })).ok,
  };
  return { name: 'demo', kind: 'service', address, start: (onPid) => spawnService(command, logs, guard, onPid) };
}
