import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The exit code of a shell after Ctrl-C. */
const INTERRUPTED = 130;

/** Calls `run` with a new folder, which is deleted afterward, also if the program is interrupted. The system's own watchdog stops its processes. */
export async function inTemporaryFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-upgrade-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const interrupt = (): void => {
    remove();
    process.exit(INTERRUPTED);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupt);
  try {
    await run(folder);
  } finally {
    remove();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupt);
  }
}
