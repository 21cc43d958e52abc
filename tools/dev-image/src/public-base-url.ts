import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError, readEnv, text } from '@storefront/config';

/** The file is written as soon as the container runs, which takes less than a second. */
const FILE_WITHIN_MS = 60_000;
const FILE_POLL_MS = 25;

/**
 * Returns the URL at which clients reach the gateway: `PUBLIC_BASE_URL`, or the content of the file in `PUBLIC_BASE_URL_FILE`, or else localhost. Waits for the
 * file, because an engine that chooses the published port does so when it starts the container.
 */
export async function publicBaseUrl(
  env: NodeJS.ProcessEnv,
  port: number,
  log: (line: string) => void,
  withinMs = FILE_WITHIN_MS,
): Promise<string> {
  const file = env.PUBLIC_BASE_URL_FILE;
  if (file) {
    log(`Waiting for ${file}`);
    await untilWritten(file, withinMs);
  }
  const { PUBLIC_BASE_URL: url } = readEnv({ PUBLIC_BASE_URL: text(`http://localhost:${port}`) }, env);
  if (!URL.canParse(url)) throw new ConfigError('Invalid configuration:\n  PUBLIC_BASE_URL: must be a URL');
  return url.replace(/\/$/, '');
}

/** A file that is still empty has been created but not yet written. */
async function untilWritten(file: string, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await hasText(file))) {
    if (Date.now() > deadline) throw new ConfigError(`Invalid configuration:\n  PUBLIC_BASE_URL_FILE: ${file} did not appear`);
    await sleep(FILE_POLL_MS);
  }
}

const hasText = (file: string): Promise<boolean> =>
  readFile(file, 'utf8').then(
    (content) => content.trim() !== '',
    () => false,
  );
