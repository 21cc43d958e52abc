import { readdir, rm } from 'node:fs/promises';
import { HomeInUse, vacateHome } from '@storefront/backing-servers';
import { readSettings } from './settings.ts';

/** What every home holds from its first moments on. A folder without them may be anything that STOREFRONT_HOME names by mistake. */
const SIGNS = ['servers.json', 'secrets.json'];

async function reset(home: string): Promise<string> {
  const entries = await readdir(home).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (entries === undefined) return `There is no ${home}; the next npm start begins anew.`;
  if (!entries.some((entry) => SIGNS.includes(entry))) throw new Error(`${home} holds nothing of ours, so it is left alone.`);
  // Servers that still run must not lose their data under them: a running system refuses, what was left behind is stopped.
  await vacateHome(home, () => undefined);
  await rm(home, { recursive: true, force: true });
  return `${home} is gone; the next npm start begins anew.`;
}

try {
  process.stdout.write(`${await reset(readSettings(process.env, []).home)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof HomeInUse ? `${error.message.split('.')[0]}. Stop it first.` : (error as Error).message}\n`);
  process.exit(1);
}
