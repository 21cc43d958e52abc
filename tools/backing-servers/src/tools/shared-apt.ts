import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PrivateApt, privateApt } from './private-apt.ts';

/** One private apt for all programs, because its lists are the largest part of a download. */
export interface SharedApt {
  /** Returns the private apt, set up on the first call. */
  open(): Promise<PrivateApt>;
  /** Deletes its folder. */
  close(): Promise<void>;
}

/** Creates an apt that is set up in a temporary folder when the first program is missing. */
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
