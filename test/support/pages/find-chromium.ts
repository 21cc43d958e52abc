import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Returns a Chromium of this machine: `CHROMIUM_PATH`, one on the `PATH`, or one that Playwright has installed; undefined if there is none. */
export function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env['PATH'] ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [env['CHROMIUM_PATH'] ?? '', ...onPath, chromium.executablePath()].find((path) => path !== '' && existsSync(path));
}
