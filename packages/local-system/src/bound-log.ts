import { copyFile, stat, truncate } from 'node:fs/promises';

/** A log that has grown over this is set aside; one older log is kept. */
export const LOG_MAX_BYTES = 20_000_000;
/** A bench of a gateway writes some megabytes in this, so a log stays near its bound. */
const LOOK_EVERY_MS = 5_000;

/**
 * Keeps the log of a running process bounded until `ended` settles. The process holds the file open for appending, so its content is copied away and the file
 * emptied; the lines that are written between the two are lost.
 */
export function boundLog(file: string, ended: Promise<unknown>, { maxBytes = LOG_MAX_BYTES, everyMs = LOOK_EVERY_MS } = {}): void {
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    // A log that cannot be looked at now, on a full disk or in a folder that is being removed, is looked at again.
    await setAsideIfLong(file, maxBytes).catch(() => undefined);
    isLooking = false;
  };
  const looking = setInterval(() => void look(), everyMs);
  looking.unref();
  void ended.then(() => clearInterval(looking));
}

async function setAsideIfLong(file: string, maxBytes: number): Promise<void> {
  const { size } = await stat(file);
  if (size <= maxBytes) return;
  await copyFile(file, `${file}.1`);
  await truncate(file);
}
