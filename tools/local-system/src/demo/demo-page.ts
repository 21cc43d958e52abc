import { fileURLToPath } from 'node:url';
import type { Watchdog } from '@storefront/backing-servers';
import type { DemoDocument } from '@storefront/demo-store';
import { spawnService } from '../processes/spawn-service.ts';
import type { ProcessSpec } from '../processes/supervise.ts';

/** A health check of the page that takes longer than this is repeated. */
const HEALTH_TIMEOUT_MS = 1_000;

/** Small, because the process serves one page to one person. */
const SEMI_SPACE_MB = 2;
const OLD_SPACE_MB = 128;

const ENTRY = fileURLToPath(import.meta.resolve('@storefront/demo-store').replace(/index\.ts$/, 'main.ts'));

/** Returns the process spec of the demo storefront page. It uses sandbox data. */
export function demoPageSpec(
  demo: DemoDocument,
  env: NodeJS.ProcessEnv,
  { logs, watchdog }: { logs: string; watchdog: Watchdog },
): ProcessSpec {
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
    isReady: async () => (await fetch(`http://${address}/health`, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) })).ok,
  };
  return { name: 'demo', kind: 'service', address, start: (onPid) => spawnService(command, logs, watchdog, onPid) };
}
