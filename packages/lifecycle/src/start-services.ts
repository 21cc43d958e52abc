import { createLogger, type Logger } from '@storefront/telemetry';
import { closeInReverse, type Resource } from './close-resources.ts';
import type { Lifecycle } from './run-process.ts';

/** A service that shares its process with others. */
export interface HostedService {
  readonly name: string;
  readonly env: NodeJS.ProcessEnv;
  /** Throws one error that lists everything that is wrong with the configuration. */
  readonly readConfig: (env: NodeJS.ProcessEnv) => unknown;
  /** Opens the resources of the service, as the `main` function of a process of its own would. */
  readonly start: (life: Lifecycle) => Promise<void>;
}

/**
 * Starts services in one process, one after the other, each with its own environment and logger. The process closes them in reverse order, and the resources of each in
 * reverse order. Rejects before it starts any of them if the configuration of one has errors.
 */
export async function startServices(services: readonly HostedService[], life: Lifecycle): Promise<void> {
  const errors = services.flatMap(errorsOf);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  let isClosing = false;
  for (const { name, env, start } of services) {
    // A signal during the start closes what has started.
    if (isClosing) return;
    const log = createLogger(name, env.LOG_LEVEL ?? 'info', life.output);
    const open: Resource[] = [];
    life.onClose(name, (deadline) => {
      isClosing = true;
      return closeService(open.splice(0), deadline, log);
    });
    await start({ env, log, output: life.output, onClose: (label, close) => open.push({ label, close }) }).catch((error: unknown) => {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    });
  }
}

function errorsOf({ name, env, readConfig }: HostedService): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return [`${name}: ${(error as Error).message}`];
  }
}

/** Closes the resources of one service. The process reports only that the service has not closed, so its own log names the resources. */
async function closeService(resources: readonly Resource[], deadline: AbortSignal, log: Logger): Promise<void> {
  const left = new Set(resources.map(({ label }) => label));
  const report = (): void => log.warn({ resources: [...left] }, 'drain_cut_off');
  deadline.addEventListener('abort', report);
  await closeInReverse(resources, deadline, log, (label) => left.delete(label));
  deadline.removeEventListener('abort', report);
}
