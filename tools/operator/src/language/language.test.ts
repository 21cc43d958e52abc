import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { everyCommand } from '../program.ts';
import { runOperator } from '../run-operator.ts';
import { aProgram, leaves, nameOf } from '../testing/a-program.ts';
import { Collector } from '../testing/collector.ts';
import { FLAGS } from './flags.ts';
import { inNewForm } from './in-new-form.ts';
import { nounCommand } from './noun-command.ts';
import { withNounsTable } from './nouns-table.ts';
import { NOUNS, type Noun, PROGRAMS } from './nouns.ts';
import { OLD_FLAGS, OLD_FORMS } from './old-forms.ts';
import { DOMAIN_VERBS, STANDARD_VERBS } from './verbs.ts';

const { program } = aProgram();
const nouns: readonly (readonly [string, Noun])[] = Object.entries(NOUNS);
const commands = leaves(program).map(nameOf);

describe('the table of nouns and verbs', () => {
  test('has every command, and every command is in it', () => {
    const inTable = [...nouns.flatMap(([words, { verbs }]) => verbs.map((verb) => `${words} ${verb}`)), ...PROGRAMS];

    expect(commands.toSorted()).toEqual(inTable.toSorted());
  });

  test('has only verbs that a noun uses', () => {
    const used = new Set(nouns.flatMap(([, { verbs }]) => verbs));

    expect([...Object.keys(STANDARD_VERBS), ...DOMAIN_VERBS].filter((verb) => !used.has(verb as never))).toEqual([]);
  });

  test('refuses a verb that it does not have', () => {
    expect(() => nounCommand('orders').command('show <order>')).toThrow('NOUNS has no verb show for orders.');
  });

  test('describes each group in the help', () => {
    const described = new Map<string, string>();
    everyCommand(program, (command) => described.set(nameOf(command), command.description()));

    expect(nouns.filter(([words, { about }]) => described.get(words) !== about)).toEqual([]);
  });
});

test('docs/command.md has the table', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/command.md'), 'utf8');

  expect(withNounsTable(page)).toBe(page);
});

describe('the table of options', () => {
  const used = new Set<string>();
  everyCommand(program, ({ options }) => {
    for (const { flags } of options) used.add(flags.replace(/^-\w, /, ''));
  });

  test('has every option with one form of its value, and every option is in it', () => {
    expect([...used].toSorted()).toEqual(Object.keys(FLAGS).toSorted());
    expect(new Set(Object.keys(FLAGS).map((flags) => flags.split(' ')[0])).size).toBe(used.size);
  });

  test('has one option for each meaning', () => {
    expect(new Set(Object.values(FLAGS)).size).toBe(used.size);
  });
});

describe('an old form', () => {
  const rewritten = (...args: string[]) => inNewForm(program, args);

  test.each(Object.entries(OLD_FORMS))('%s is a command of this release', (old, { now }) => {
    const { args, notice } = rewritten(...old.split(' '));

    expect(args).toEqual(now.split(' '));
    expect(notice).toMatch(new RegExp(`^"storefront ${old}" is now "storefront ${now}`));
    expect(nouns.some(([words, { verbs }]) => words === now || verbs.some((verb) => `${words} ${verb}` === now))).toBe(true);
    expect(commands).not.toContain(old);
  });

  test.each(commands)('is not %s', (name) => {
    expect(rewritten(...name.split(' '), 'X', '--json')).toEqual({ args: [...name.split(' '), 'X', '--json'], notice: undefined });
  });

  test.each([
    ['keys set-rate KEY 1200 --per-client 5', 'keys update KEY --rate-per-minute 1200 --rate-per-client 5'],
    ['keys set-rate --per-client=5 KEY 1200 --json', 'keys update --rate-per-client=5 KEY --rate-per-minute 1200 --json'],
    ['--profile profile keys set-rate --profile a KEY 7', '--profile profile keys update --profile a KEY --rate-per-minute 7'],
    ['customers set --email ann@example.com --status ACTIVE', 'customers update ann@example.com --status ACTIVE'],
    ['customers set --name Ann --email=ann@example.com', 'customers update --name Ann ann@example.com'],
    ['credit show --customer ann@example.com --json', 'credit get ann@example.com --json'],
    ['stores set S --gct-rate 0.2 --from 2027-01-01', 'stores update S --gct-rate 0.2 --gct-rate-from 2027-01-01'],
    ['promotions create P --limit 3 --limit-per-customer 1', 'promotions create P --max-uses 3 --max-uses-per-customer 1'],
    ['--json probe --limit 1s', '--json probe --timeout 1s'],
    ['orders refund SO-1 --key K', 'orders refund SO-1 --idempotency-key K'],
    ['invoices reverse-payment INV-1 --key=K', 'invoices reverse-payment INV-1 --idempotency-key=K'],
    ['sandbox credit ann@example.com --limit 5', 'sandbox credit update ann@example.com --credit-limit 5'],
    ['sandbox stock BOLT 0', 'sandbox stock set BOLT 0'],
    ['sandbox --json fault add drop', 'sandbox faults create --json drop'],
    ['--utc catalog show BOLT', '--utc catalog unhide BOLT'],
    ['events lag --json', 'events lag get --json'],
    ['stock threshold -- 5', 'stock threshold set -- 5'],
    ['profile', 'profiles'],
  ])('%s becomes %s', (old, now) => {
    const { args, notice } = rewritten(...old.split(' '));

    expect(args.join(' ')).toBe(now);
    expect(notice).toContain(' is now "storefront ');
  });

  test.each([
    'stock adjust -- catalog -3',
    'sandbox reset --key svc_test_sec_1',
    'orders list --limit 5 --customer ann@example.com',
    'customers create --email ann@example.com',
    'orders cancel SO-1 --reason show',
    'webhooks deliveries list --limit 5',
    'requests tail --limit 5',
    'sandbox stock set threshold 5',
  ])('is not %s', (line) => {
    expect(rewritten(...line.split(' '))).toEqual({ args: line.split(' '), notice: undefined });
  });

  test('names options of this release', () => {
    const flags = new Map<string, readonly string[]>();
    everyCommand(program, (command) =>
      flags.set(
        nameOf(command),
        command.options.map(({ long }) => long ?? ''),
      ),
    );

    for (const [command, renamed] of Object.entries(OLD_FLAGS)) {
      for (const now of seen('renamed', Object.values(renamed))) if (now !== '') expect(flags.get(command)).toContain(now);
    }
  });
});

describe('a command in an old form', () => {
  const run = async (...args: string[]) => {
    const [stdout, stderr] = [new Collector(), new Collector()];
    const exitCode = await runOperator(args, { XDG_CONFIG_HOME: '/nowhere' }, { stdout, stderr });
    return { exitCode, stdout: stdout.text, stderr: stderr.text };
  };

  test('prints one notice, and has the result and the exit code of the new form', async () => {
    const [old, now] = [await run('profile', 'list'), await run('profiles', 'list')];

    expect({ ...old, stderr: '' }).toEqual(now);
    expect(old.stderr).toBe('notice: "storefront profile list" is now "storefront profiles list"\n');
  });

  test('prints one JSON document with the notice with --json', async () => {
    expect(await run('profile', 'list', '--json')).toEqual({
      exitCode: 0,
      stdout: '[]\n',
      stderr: '{"notice":"\\"storefront profile list\\" is now \\"storefront profiles list\\""}\n',
    });
    const failed = await run('profile', 'use', 'none', '--json');

    expect(failed.exitCode).toBe(1);
    expect(JSON.parse(failed.stderr)).toMatchObject({
      error: { message: expect.stringContaining('No such profile: none.') },
      notice: '"storefront profile use" is now "storefront profiles use"',
    });
  });

  test('prints the help of the new form', async () => {
    expect((await run('catalog', 'show', '--help')).stdout).toContain('Usage: storefront catalog unhide');
  });
});

test('documents, tests, and scripts use no old form', () => {
  const root = join(import.meta.dirname, '../../../..');
  const files = globSync(
    ['*.md', '{docs,examples,deploy,gateway,services,packages,tools,test}/**/*.{md,gotmpl,ts,tsx,mjs,sh,yaml,yml,tpl,html}'],
    { cwd: root, exclude: ['**/node_modules', '**/dist', 'CHANGELOG.md', 'test/upgrade', 'tools/operator/src/language'] },
  );
  const forms = Object.keys(OLD_FORMS).filter((old) => old !== 'profile' && nouns.every(([words]) => words !== old));
  const quoted = (old: string): string =>
    old
      .split(' ')
      .map((word) => `['"]${word}['"]`)
      .join(', ?');
  const pattern = new RegExp(forms.map((old) => `(?:storefront|shop) (?:-- )?${old}(?![\\w-])|${quoted(old)}`).join('|'));
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
