import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PrivateApt, privateApt } from './private-apt.ts';

/** One private apt for all programs of a start: its lists are the larger part of a download. */
export interface SharedApt {
  /** Sets it up at the first call. */
  open(): Promise<PrivateApt>;
  /** Deletes its lists. */
  close(): Promise<void>;
}

/** An apt that is set up when the first program is missing, in a temporary folder. */
export function sharedApt(aptGet: string, env: NodeJS.ProcessEnv): SharedApt {
  let folder: string | undefined;
  let apt: Promise<PrivateApt> | undefined;
  const setUp = async (): Promise<PrivateApt> => {
    folder = await mkdtemp(join(tmpdir(), 'storefront-apt-'));
    return privateApt(aptGet, folder, env);
  };
  return {
    open() {
      apt ??= setUp();
      return apt;
    },
    async close() {
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
