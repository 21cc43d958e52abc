/** Runs npm scripts side by side: node tools/run-checks.mjs lint typecheck. Prints the output of each that fails, and every half minute which of them run. */
import { spawn } from 'node:child_process';

const EVERY_MS = 30_000;
const startedAt = Date.now();
const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`;
const running = new Set(process.argv.slice(2));

const run = (script) =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(script);
      console.log(`${script}: ${code === 0 ? 'passed' : 'failed'} after ${seconds()}`);
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });

console.log(`Running ${[...running].join(' and ')}`);
setInterval(() => console.log(`${seconds()}: running ${[...running].join(' and ')}`), EVERY_MS).unref();
const passed = await Promise.all([...running].map(run));
process.exitCode = passed.every(Boolean) ? 0 : 1;
