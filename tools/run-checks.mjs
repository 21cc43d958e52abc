/**
 * Runs npm scripts side by side: node tools/run-checks.mjs lint typecheck -- test:jest --ignoreProjects chaos. The scripts before `--` get the processor when the
 * one behind it, which prints as usual, leaves it idle. Prints the output of each that fails, and every half minute which of them run.
 */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

const EVERY_MS = 30_000;
const startedAt = Date.now();
const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`;
const [checks = [], [main, ...mainArgs] = []] = split(process.argv.slice(2));
const running = new Set(checks);

function split(words) {
  const at = words.indexOf('--');
  return at === -1 ? [words] : [words.slice(0, at), words.slice(at + 1)];
}

const exitCode = (child) =>
  new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });

async function check(script) {
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  if (main !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  const code = await exitCode(child);
  running.delete(script);
  console.log(`${script}: ${code === 0 ? 'passed' : 'failed'} after ${seconds()}`);
  if (code !== 0) process.stdout.write(Buffer.concat(output));
  return code === 0;
}

console.log(`Running ${[...running, ...(main === undefined ? [] : [main])].join(' and ')}`);
setInterval(() => {
  if (running.size > 0) console.log(`${seconds()}: running ${[...running].join(' and ')}`);
}, EVERY_MS).unref();
const tests = main === undefined ? [] : [exitCode(spawn('npm', ['run', '--silent', main, '--', ...mainArgs], { stdio: 'inherit' }))];
const [passed, codes] = await Promise.all([Promise.all(checks.map(check)), Promise.all(tests)]);
const failed = checks.filter((_, index) => !passed[index]);
if (failed.length > 0) console.log(`${failed.join(' and ')} failed. The output is above.`);
process.exitCode = failed.length === 0 && codes.every((code) => code === 0) ? 0 : 1;
