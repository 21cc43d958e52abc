import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAULT_CLASSES, OTHER_TESTS } from './fault-classes.ts';
import { type NamedTest, testNames } from './test-names.ts';

const root = join(import.meta.dirname, '../../..');

const HEAD = `# Reliability cases

The faults that the system withstands, as the names of the tests that prove it. \`npm run docs\` writes this page from the files that \`test/docs/reliability/fault-classes.ts\` lists. [reliability.md](reliability.md) describes the
run that combines faults at random.
`;

/** Returns docs/reliability-cases.md. */
export function reliabilityPage(): string {
  const sections = FAULT_CLASSES.map(({ title, files }) => `## ${title}\n\n${files.map(listOf).join('\n')}`);
  return [HEAD, ...sections].join('\n');
}

const listOf = (file: string): string => `\`${file}\`\n\n${linesOf(testNames(readFileSync(join(root, file), 'utf8')), '')}`;

/** A block whose title only varies adds nothing for a reader, so its tests take its place. */
const linesOf = (tests: readonly NamedTest[], indent: string): string =>
  tests
    .flatMap((test) => (test.title === '…' ? test.tests : [test]))
    .filter(({ title }) => !OTHER_TESTS.some((beginning) => title.startsWith(beginning)))
    .map(({ title, tests: inside }) => `${indent}- ${title}${inside.length > 0 ? ':' : ''}\n${linesOf(inside, `${indent}  `)}`)
    .join('');
