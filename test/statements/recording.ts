import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOnCitus } from '@storefront/db/testing';

const RECORDER = new URL('record.mjs', import.meta.url).href;

/** Makes the processes of this run record the statements that they send, until this process exits. They are checked with the catalog of a plain Postgres. */
export function startRecording(): void {
  if (process.env.STATEMENTS_FOLDER !== undefined || isOnCitus()) return;
  const folder = mkdtempSync(join(tmpdir(), 'storefront-statements-'));
  process.env.STATEMENTS_FOLDER = folder;
  // Services record until they have stopped.
  process.once('exit', () => rmSync(folder, { recursive: true }));
}

/**
 * Returns the environment for processes that record their statements if this run does. The recorder is not in images, and not for processes with telemetry, which must
 * instrument the client of Postgres before it is loaded.
 */
export function recordingEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS = '', STATEMENTS_FOLDER, STOREFRONT_IMAGE } = process.env;
  const isRecording = STATEMENTS_FOLDER !== undefined && STOREFRONT_IMAGE === undefined;
  return isRecording ? { ...process.env, NODE_OPTIONS: `${NODE_OPTIONS} --import=${RECORDER}` } : process.env;
}
