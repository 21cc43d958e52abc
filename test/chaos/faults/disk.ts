import { execFile, spawnSync } from 'node:child_process';
import { mkdir, statfs } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** More than a run of an hour writes, with the write-ahead log at its largest. It uses memory only as it fills. */
const SIZE_KIB = 6 * 1024 * 1024;

/** The size must cover what is written until it takes effect. */
const SLACK_KIB = [0, 0, 64, 512, 2_048];

/** A file system of its own for the data of a run. */
export interface Disk {
  /** Leaves no space, so that every write that needs more fails. */
  fill(): Promise<void>;
  free(): Promise<void>;
  remove(): void;
}

/** Mounts a disk in memory at `folder`. Returns undefined on machines that do not permit it: only root can, on Linux. */
export async function mountDisk(folder: string): Promise<Disk | undefined> {
  await mkdir(folder, { recursive: true });
  const mount = (options: string, ...what: readonly string[]) => run('mount', ['-o', options, ...what, folder]);
  const mounted = await mount(`size=${SIZE_KIB}k,mode=711`, '-t', 'tmpfs', 'tmpfs').catch(() => undefined);
  if (mounted === undefined) return undefined;
  const unmount = (): void => void spawnSync('umount', ['-l', folder]);
  // Also if the run fails or is interrupted.
  process.once('exit', unmount);
  return {
    async fill() {
      for (const slackKib of SLACK_KIB) {
        const { blocks, bfree, bsize } = await statfs(folder);
        const sizeKib = Math.ceil(((blocks - bfree) * bsize) / 1024) + slackKib;
        const filled = await mount(`remount,size=${sizeKib}k`).catch((error: Error) => error);
        if (!(filled instanceof Error)) return;
        if (slackKib === SLACK_KIB.at(-1)) throw filled;
      }
    },
    free: async () => void (await mount(`remount,size=${SIZE_KIB}k`)),
    remove() {
      process.off('exit', unmount);
      unmount();
    },
  };
}
