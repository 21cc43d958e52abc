import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identify, isRunning, type ProcessIdentity } from '@storefront/backing-servers';
import { readPrivateFile, writePrivateFile } from '@storefront/secrets';

/** The gateway's port is in use. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';

  constructor(port: number, owner?: PortOwner) {
    const by = owner && ` by process ${owner.process.pid}, the system in ${owner.home}`;
    const rest = `${owner ? 'Stop it, or set' : 'Set'} PORT to a free port, for example PORT=${port + 10} npm start.`;
    super(`Port ${port} is in use${by ?? ''}. ${rest}`);
  }
}

/** The system that uses a port. */
interface PortOwner {
  readonly home: string;
  readonly process: ProcessIdentity;
}

/** Among the temporary files, where a system of another checkout finds it. */
const fileOf = (port: number, folder: string): string => join(folder, `storefront-port-${port}.json`);

/** Notes that the system of this process uses the port. Its start does not depend on the note. */
export async function notePort(port: number, home: string, folder = tmpdir()): Promise<void> {
  const owner = await identify(process.pid);
  if (owner !== undefined) await writePrivateFile(fileOf(port, folder), { home, process: owner }).catch(() => undefined);
}

/** Returns the system that uses the port, or undefined if it is another program, or a system of another user. */
export async function portOwner(port: number, folder = tmpdir()): Promise<PortOwner | undefined> {
  const noted = (await readPrivateFile(fileOf(port, folder)).catch(() => undefined)) as Partial<PortOwner> | undefined;
  if (noted?.process === undefined || noted.home === undefined) return undefined;
  return (await isRunning(noted.process)) ? { home: noted.home, process: noted.process } : undefined;
}
