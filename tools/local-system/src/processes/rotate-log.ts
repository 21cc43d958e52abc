import { copyFile, stat, truncate } from 'node:fs/promises';

/** A log larger than this is rotated; one old log is retained. */
export const LOG_MAX_BYTES = 20_000_000;
/** A gateway under benchmark load writes a few megabytes in this time, so logs stay close to the limit. */
const LOOK_EVERY_MS = 5_000;

/**
 * Rotates the log of a running process until `ended` settles. The process keeps the file open for appending, so the content is copied and the file
 * truncated; lines written between the two steps are lost.
 */
export function rotateLog(file: string, ended: Promise<unknown>, { maxBytes = LOG_MAX_BYTES, everyMs = LOOK_EVERY_MS } = {}): void {
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    // If the log cannot be read or copied now (full disk, folder being removed), the next check tries again.
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
