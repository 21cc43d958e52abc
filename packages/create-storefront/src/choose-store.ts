import { resolve } from 'node:path';
import { askKey, askRepository, askSource, askUrl } from './ask.ts';
import { CreateError } from './create-error.ts';
import { homeOf, repositoryAbove, runningDemo } from './demo-store.ts';
import type { Options } from './options.ts';
import { type Sandbox, startSandbox } from './start-sandbox.ts';
import type { Store } from './store.ts';

/** A store, with what is known about it if it is the demo store. */
export type Chosen = { readonly store: Store & Partial<Sandbox['store']>; readonly stop: Sandbox['stop'] };

/** Returns the store that the options name or, on a terminal, that the user chooses. Throws a `CreateError` if the options do not name one. */
export async function chooseStore(
  options: Options,
  env: NodeJS.ProcessEnv,
  { isTerminal, report }: { readonly isTerminal: boolean; readonly report: (line: string) => void },
): Promise<Chosen> {
  if (options.sandbox !== undefined) return await startSandbox(options.sandbox, env, report);
  const { url, secretKey, publishableKey } = options;
  // The guides export STOREFRONT_URL, so that it alone is no choice.
  if ((url === undefined || url === env.STOREFRONT_URL) && secretKey === undefined && publishableKey === undefined) {
    const repository = repositoryAbove(process.cwd());
    const home = repository === undefined ? env.STOREFRONT_HOME && resolve(env.STOREFRONT_HOME) : homeOf(env, repository);
    const running = home ? await runningDemo(home) : undefined;
    const source = isTerminal ? await askSource(running?.url) : 'running';
    if (source === 'running' && running !== undefined) return { store: running, stop: undefined };
    if (source === 'sandbox') return await startSandbox(repository ?? (await askRepository()), env, report);
  }
  if (!isTerminal) requireAll({ '--url': url, '--secret-key': secretKey, '--publishable-key': publishableKey });
  const store = {
    url: (url ?? (await askUrl())).replace(/\/+$/, ''),
    secretKey: secretKey ?? (await askKey('secret')),
    publishableKey: publishableKey ?? (await askKey('publishable')),
  };
  return { store, stop: undefined };
}

function requireAll(given: Readonly<Record<string, string | undefined>>): void {
  const missing = Object.keys(given).filter((name) => given[name] === undefined);
  if (missing.length > 0) throw new CreateError(`Without a terminal, give ${missing.join(', ')}, or --sandbox. --help describes them.`);
}
