import { readdir, rm } from 'node:fs/promises';
import { deleteContainerData, HomeInUse, stopLeftoverServers } from '@storefront/backing-servers';
import { readSettings } from './settings.ts';

/** Files that every data folder contains from its first start. A folder without them may be anything that STOREFRONT_HOME points to by mistake. */
const SIGNS = ['servers.json', 'secrets.json'];

async function reset(home: string): Promise<string> {
  const entries = await readdir(home).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (entries === undefined) return `${home} does not exist; there is nothing to delete.`;
  if (!entries.some((entry) => SIGNS.includes(entry)))
    throw new Error(`${home} is not a data folder of this project; nothing was deleted.`);
  // Never delete data under a running server: refuse if the system is running, and stop servers that an earlier start left behind.
  await stopLeftoverServers(home, () => undefined);
  await deleteContainerData(home);
  await rm(home, { recursive: true, force: true });
  return `Deleted ${home}. The next npm start creates it again.`;
}

try {
  process.stdout.write(`${await reset(readSettings(process.env, []).home)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof HomeInUse ? `${error.message.split('.')[0]}. Stop it first.` : (error as Error).message}\n`);
  process.exit(1);
}
