#!/usr/bin/env node
/**
 * The `storefront` command of `npm link`. It needs Node 24, which `npm ci` installs in this repository, so this file is plain
 * JavaScript that any Node can run.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = join(dirname(fileURLToPath(import.meta.url)), '../src/main.ts');

if (process.features.typescript) await import(main);
else runOnInstalledNode();

function runOnInstalledNode() {
  const installed = join(dirname(createRequire(import.meta.url).resolve('node/package.json')), 'bin/node');
  const child = spawn(installed, [main, ...process.argv.slice(2)], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  child.on('error', (error) => {
    process.stderr.write(`storefront: Node 24 cannot be started: ${error.message}. Run npm ci in the repository.\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    if (signal === null) return void (process.exitCode = code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
  // The child decides when to end. A terminal sends Ctrl-C to both processes, and a repeated signal changes nothing.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
}
