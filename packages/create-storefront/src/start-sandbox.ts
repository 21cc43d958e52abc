import { once } from 'node:events';
import { resolve } from 'node:path';
import { CreateError } from './create-error.ts';
import { type DemoStore, homeOf, isRepository, runningDemo } from './demo-store.ts';
import { startNpm } from './npm.ts';

/** A sandbox store, and what ends the API if it was started for it. */
export interface Sandbox {
  readonly store: DemoStore;
  readonly stop: (() => Promise<void>) | undefined;
}

/** Returns the demo store of `npm start` in a repository of the API, which is started if it is not running. */
export async function startSandbox(folder: string, env: NodeJS.ProcessEnv, report: (line: string) => void): Promise<Sandbox> {
  const repository = resolve(folder);
  if (!isRepository(repository)) throw new CreateError(`${repository} is not the repository of the Storefront Commerce API.`);
  const home = homeOf(env, repository);
  const running = await runningDemo(home);
  if (running !== undefined) return { store: running, stop: undefined };

  report(`Starting the API in ${repository}`);
  const child = startNpm(['start'], repository, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const end = (): void => void child.kill('SIGTERM');
  process.once('exit', end);
  // A terminal sends Ctrl-C to the API too. A second signal would end it without waiting for its servers.
  let isInterrupted = false;
  process.on('SIGINT', () => {
    isInterrupted = true;
  });
  const stop = async (): Promise<void> => {
    process.off('exit', end);
    if (!isInterrupted) end();
    await ended;
  };
  let output = '';
  let isReady = false;
  const ready = new Promise<void>((resolveReady) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        if (isReady) return;
        output += text;
        report(text.trim().split('\n').at(-1) ?? '');
        isReady = output.includes('Ready after');
        if (isReady) resolveReady();
      });
    }
  });
  const terminate = (): void => process.exit(1);
  process.once('SIGTERM', terminate);
  await Promise.race([ready, ended]);
  process.off('SIGTERM', terminate);
  const store = await runningDemo(home);
  if (store !== undefined) return { store, stop };
  await stop();
  throw new CreateError(`npm start failed in ${repository}:\n${output.trim()}`);
}
