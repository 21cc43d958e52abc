import { writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { intro, log, note, outro, spinner } from '@clack/prompts';
import { askFolder } from './ask.ts';
import { checkStore } from './check-store.ts';
import { type Chosen, chooseStore } from './choose-store.ts';
import { copyTemplate } from './copy-template.ts';
import { CreateFault } from './create-fault.ts';
import { createFolder } from './create-folder.ts';
import { repositoryAbove } from './demo-store.ts';
import { envFile } from './env-file.ts';
import { folderFault } from './folder-fault.ts';
import { runNpm } from './npm.ts';
import type { Options } from './options.ts';
import { subscribe } from './subscribe.ts';
import { urlFault } from './url-fault.ts';

/** Creates a storefront and runs it. Returns the exit code of the storefront. Throws a `CreateFault` for what the user can correct. */
export async function create(options: Options, env: NodeJS.ProcessEnv, isTerminal: boolean): Promise<number> {
  intro('Create a storefront');
  if (options.folder === undefined && !isTerminal) throw new CreateFault('Without a terminal, give the folder, such as my-storefront.');
  const folder = resolve(options.folder ?? (await askFolder(defaultFolder(process.cwd()))));
  const fault = folderFault(folder) ?? (options.url && urlFault(options.url));
  if (fault) throw new CreateFault(fault);

  const progress = spinner();
  let isSpinning = false;
  const report = (line: string): void => {
    if (isSpinning) progress.message(line);
    else progress.start(line);
    isSpinning = true;
  };
  const chosen = await chooseStore(options, env, { isTerminal, report }).finally(() => isSpinning && progress.clear());
  try {
    await fill(folder, chosen.store, options);
    return await run(folder, chosen, options);
  } finally {
    await chosen.stop?.();
  }
}

/** The repository of the API stays as it is: a storefront is created beside it. */
function defaultFolder(from: string): string {
  const repository = repositoryAbove(from);
  return join(repository === undefined ? '' : relative(from, dirname(repository)), 'my-storefront');
}

/** The two names of this machine, under which `next dev` and `next start` run the storefront. */
const originsAt = (port: number): readonly [string, string] => [`http://localhost:${port}`, `http://127.0.0.1:${port}`];

async function fill(folder: string, store: Chosen['store'], { port, hasWebhooks }: Options): Promise<void> {
  const origins = originsAt(port);
  for (const warning of await checkStore(store, origins, hasWebhooks)) log.warn(warning);
  createFolder(folder);
  copyTemplate(folder);
  const endpoint = `${origins[0]}/webhooks`;
  const subscribed = hasWebhooks ? await subscribe(store, endpoint) : { refusal: undefined };
  if ('refusal' in subscribed && subscribed.refusal !== undefined) {
    log.warn(`The API does not send webhooks to ${endpoint}: ${subscribed.refusal} Changes of products are shown after five minutes.`);
  }
  const secret = 'secret' in subscribed ? subscribed.secret : '';
  // It has the secret key, so that only its owner may read it.
  writeFileSync(join(folder, '.env.local'), envFile(store, origins[0], secret), { mode: 0o600 });
  log.success(`Copied the starter to ${folder}, with its settings in .env.local`);
}

async function run(folder: string, { store, stop }: Chosen, { installs, runs, port }: Options): Promise<number> {
  const [localhost, loopback] = originsAt(port);
  const goTo = `cd ${relative(process.cwd(), folder) || '.'}`;
  const dev = port === 3_000 ? 'npm run dev' : `npm run dev -- --port ${port}`;
  if (installs && (await runNpm(['ci', '--no-audit', '--no-fund'], folder)) !== 0) {
    throw new CreateFault(`The dependencies were not installed. Try again: ${goTo} && npm ci && ${dev}`);
  }
  const shopper = store.shopper && `Log in with ${store.shopper.email} and ${store.shopper.password}`;
  const lines = [`${localhost} or ${loopback}`, shopper, 'Change src/store.ts first; README.md says more.'];
  note(lines.filter((line) => line !== undefined).join('\n'), 'Your storefront');
  if (!runs) {
    outro(`Run it: ${[goTo, ...(installs ? [] : ['npm ci']), dev].join(' && ')}${stop ? ', next to npm start of the API' : ''}`);
    return 0;
  }
  outro(`Running it. Ctrl-C stops it${stop ? ' and the API' : ''}. Later: ${stop ? 'npm start of the API, and ' : ''}${goTo} && ${dev}`);
  return await runNpm(['run', 'dev', '--', '--port', String(port)], folder);
}
