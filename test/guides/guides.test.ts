import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GUIDES, translateShell } from '@storefront/api-docs/site';
import { freePort } from '@storefront/backing-servers';
import { skippedIf } from '@storefront/lifecycle/testing';
import { npmNode } from '../support/npm-node.ts';
import { type Block, markdownBlocks, RUN_LANGUAGES } from './markdown-blocks.ts';
import { runBlocks } from './run-blocks.ts';
import { type Demo, startDemo } from './start-demo.ts';

/** Runs the commands of the README and of the guides, in the order in which a reader meets them, in one terminal. */

const ROOT = join(import.meta.dirname, '../..');
/** A block that is not run may be wrong: use it only for what needs something outside the machine. */
const NOT_RUN_MAX = 6;
const START_MS = 300_000;
const GUIDE_MS = 360_000;

const hasPython = spawnSync('python3', ['--version']).status === 0;
const blocksOf = (page: string) =>
  markdownBlocks(readFileSync(join(ROOT, page), 'utf8')).filter(({ language }) => RUN_LANGUAGES.includes(language));

type Language = 'sh' | 'js' | 'py';
const READ_AS: readonly Language[] = hasPython ? ['sh', 'js', 'py'] : ['sh', 'js'];
/** A guide that runs once takes its languages by rotation; in each of them it takes three times as long. */
const inEachLanguage = process.env['GUIDES_IN_EACH_LANGUAGE'] === '1';

/** The block as a reader sees it who has chosen the language. */
function readAs(block: Block, language: Language): Block {
  const programs = block.language === 'sh' ? translateShell(block.code, block.output?.text.includes('"error"') === true) : undefined;
  return language === 'sh' || programs === undefined ? block : { ...block, language, code: programs[language] };
}

/** The languages in which a guide differs. */
const languagesOf = (file: string): readonly Language[] =>
  READ_AS.filter((language) => language === 'sh' || blocksOf(file).some((block) => readAs(block, language) !== block));

/** The languages in which the blocks of a guide are read, by rotation: one after another if it runs in each of them. */
const readingsOf = (file: string): readonly (readonly Language[])[] =>
  inEachLanguage ? languagesOf(file).map((language) => [language]) : [languagesOf(file)];

/** The lowest version that the README asks for, and that of the scripts. A reader's terminal has either. */
const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { engines: { node: string } };
const NODES = [npmNode(`${engines.node.replace('>=', '')}.0`), npmNode(process.versions.node)];

let demo: Demo;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  demo = await startDemo();
  env = demo.env;
}, START_MS);
afterAll(() => demo?.stop());

for (const { version, path, missing } of NODES)
  skippedIf(missing, test)(
    `the commands of the README show the first product, with another PORT and STOREFRONT_HOME, under Node ${version}`,
    async () => {
      const commands = blocksOf('README.md').filter(({ code }) => !code.includes('npm start'));

      const { failures, output } = await runBlocks(commands, { ...demo.env, PATH: path });

      expect(commands.length).toBe(1);
      expect(failures).toEqual([]);
      expect(demo.announcement).toContain(`http://localhost:${demo.env['PORT']}`);
      expect(JSON.parse(output)).toMatchObject({ data: [{ sku: expect.any(String) }] });
    },
    GUIDE_MS,
  );

test('the quickstart at the top of the API reference works with the address and a key of the system', async () => {
  const { info } = JSON.parse(readFileSync(join(ROOT, 'gateway/openapi.json'), 'utf8')) as { info: { description: string } };
  const { base_url, keys } = JSON.parse(readFileSync(join(demo.env['STOREFRONT_HOME'] ?? '', 'demo.json'), 'utf8'));
  const mine = info.description.replace('https://api.shop.example', base_url).replace('svc_test_sec_YOUR_KEY', keys.sandbox.secret);

  const { failures, output } = await runBlocks(
    markdownBlocks(mine).filter(({ language }) => language === 'sh'),
    demo.env,
  );

  expect(failures).toEqual([]);
  expect(output).toContain('"mode":"sandbox"');
  expect(output).toContain('"limit":1');
});

/** One after another under each Node, because some guides change what others show. */
const READINGS = GUIDES.flatMap(({ name, file }) =>
  readingsOf(file).flatMap((languages) =>
    NODES.flatMap(({ version, path, missing }, at) =>
      missing === undefined ? [[name, languages.join(', '), version, { languages, file, path, at }] as const] : [],
    ),
  ),
);

describe('every command runs, and prints what the page shows, in', () => {
  test.each(READINGS)(
    '%s, read in %s, under Node %s',
    async (_name, _languages, version, { languages, file, path, at }) => {
      const all = blocksOf(file).filter((block) => block.notRun === undefined && (hasPython || block.language !== 'py'));
      // Each version of Node begins the rotation with another language.
      const blocks = all.map((block, index) => readAs(block, languages[(index + at) % languages.length] ?? 'sh'));

      // Chosen just before it is used, so that no other server has taken it.
      const run = async () => runBlocks(blocks, { ...env, PATH: path, WEBHOOK_PORT: String(await freePort()) });
      const first = await run();
      // On a busy machine, a request can exceed its deadline, and all that follows fails. On a fast one, the readings before it can have used the requests of
      // the minute. A reader would begin again.
      if (first.failures.length > 0) await sleep(60_000);
      const ran = first.failures.length === 0 ? first : await run();
      env = ran.env;

      expect(blocks.length).toBeGreaterThan(0);
      expect(ran.failures).toEqual([]);
      expect(await versionIn(ran.env)).toBe(version);
    },
    GUIDE_MS,
  );
});

/** The version of Node in a reader's terminal. */
const versionIn = async (terminal: NodeJS.ProcessEnv): Promise<string> =>
  (await runBlocks(markdownBlocks('```sh\nnode -p process.versions.node\n```\n'), terminal)).output.trim();

// Without Python, the tests above read the guides in the other languages.
skippedIf(!hasPython && 'needs python3', test)('the guides are read in Python as well', () => expect(READ_AS).toContain('py'));

test('few blocks are not run, and each says why', () => {
  const notRun = GUIDES.flatMap(({ file }) =>
    blocksOf(file)
      .filter((block) => block.notRun !== undefined)
      .map(({ line }) => `${file}:${line}`),
  );

  expect(notRun.length).toBeLessThanOrEqual(NOT_RUN_MAX);
});

test('no block has a mark that is not understood', () => {
  const odd = GUIDES.flatMap(({ file }) => readFileSync(join(ROOT, file), 'utf8').match(/^```\w+ (?!not-run: ).+$/gm) ?? []);

  expect(odd).toEqual([]);
});
