import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seen } from '@storefront/lifecycle/testing';
import { differenceOf } from './compare-output.ts';
import type { Block } from './markdown-blocks.ts';

const ROOT = join(import.meta.dirname, '../..');
/** A page takes a few seconds, and minutes on a busy machine. A loop that waits for something that never happens is ended after this time. */
const PAGE_MS = 300_000;
const FILES: Readonly<Record<string, { readonly extension: string; readonly program: string }>> = {
  js: { extension: 'mjs', program: 'node' },
  py: { extension: 'py', program: 'python3' },
};

/** The result of the blocks of a page. */
export interface Ran {
  /** The environment after the last block, with the variables and functions that the blocks set. */
  readonly env: NodeJS.ProcessEnv;
  /** Why each block failed: it exited with an error, or printed something else than the page shows. */
  readonly failures: readonly string[];
  /** The output of the blocks. */
  readonly output: string;
}

/**
 * Runs blocks in order in one bash, in the root of the repository. Variables and functions stay; blocks of JavaScript and Python are programs that
 * see all variables, and that find only packages that a block has installed in `$PROJECT`. The first block that fails ends the run. Throws if there are no blocks.
 */
export async function runBlocks(blocks: readonly Block[], env: NodeJS.ProcessEnv): Promise<Ran> {
  seen('blocks', blocks);
  const folder = await mkdtemp(join(tmpdir(), 'storefront-guide-'));
  try {
    const steps = await Promise.all(blocks.map((block, index) => stepOf(block, join(folder, String(index)))));
    const script = ['set -euo pipefail', 'set -a', ...steps, `env -0 >'${join(folder, 'env')}'`].join('\n');
    await writeFile(join(folder, 'script.sh'), script);
    const code = await endOf(spawn('bash', [join(folder, 'script.sh')], { cwd: ROOT, env, stdio: 'ignore', detached: true }));
    const printed = await Promise.all(blocks.map((_block, index) => textOf(join(folder, `${index}.out`))));
    const lastBegun = blocks.findLastIndex((_block, index) => existsSync(join(folder, `${index}.out`)));
    const failures = blocks.flatMap((block, index) => (index > lastBegun ? [] : (failureOf(block, printed[index] ?? '') ?? [])));
    // A block that ends the terminal hides those after it.
    if (lastBegun < blocks.length - 1 && code === 0) failures.push(`line ${blocks[lastBegun + 1]?.line}: did not run`);
    if (code === 0) return { env: environmentIn(await textOf(join(folder, 'env'))), failures, output: printed.join('') };
    const failed = `line ${blocks[lastBegun]?.line}: exited with ${code}: ${await textOf(join(folder, `${lastBegun}.err`))}\n${printed[lastBegun]}`;
    return { env, failures: [failed, ...failures], output: printed.join('') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the exit code, or null if the programs took too long and were ended with everything that they started. */
async function endOf(child: ChildProcess): Promise<number | null> {
  const timer = setTimeout(() => process.kill(-(child.pid ?? Number.NaN), 'SIGKILL'), PAGE_MS);
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  clearTimeout(timer);
  return code;
}

/** A block runs in a group, not in a subshell, so that it can set variables. */
async function stepOf({ language, code }: Block, path: string): Promise<string> {
  const file = FILES[language];
  const redirected = `>'${path}.out' 2>'${path}.err' </dev/null`;
  if (file === undefined) return `{\n${code}\n} ${redirected}`;
  await writeFile(`${path}.${file.extension}`, code);
  const [name, saved] = [`program.${file.extension}`, `${path}.${file.extension}`];
  return `if [ -n "\${PROJECT:-}" ]; then cp '${saved}' "$PROJECT/${name}"; ${file.program} "$PROJECT/${name}" ${redirected}; else ${file.program} '${saved}' ${redirected}; fi`;
}

function failureOf({ line, output }: Block, printed: string): string | undefined {
  if (output === undefined)
    return printed.includes('{"error":{"code":') ? `line ${line}: an error that the page does not show: ${printed}` : undefined;
  const difference = differenceOf(output, printed);
  return difference === undefined ? undefined : `line ${line}: ${difference}`;
}

const environmentIn = (text: string): NodeJS.ProcessEnv =>
  Object.fromEntries(
    text
      .split('\0')
      .filter((entry) => entry.includes('='))
      .map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  );

const textOf = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');
