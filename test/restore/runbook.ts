import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownBlocks } from '../guides/markdown-blocks.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');

/** Returns the commands under a heading of docs/operations.md, so that the page and the test cannot differ. */
export function commandsUnder(heading: string): readonly string[] {
  const section = PAGE.split(`\n### ${heading}\n`)[1]?.split(/^##/m)[0] ?? '';
  const commands = markdownBlocks(section.replaceAll(/^ {3}/gm, '')).map(({ code }) => code);
  if (commands.length === 0) throw new Error(`docs/operations.md has no commands under "${heading}"`);
  return commands;
}

/** Returns the example of `TARGET` in docs/operations.md with another time. */
export function targetAt(time: string): string {
  const example = /`TARGET="(?<options>[^"]+)"`/.exec(PAGE)?.groups?.['options'] ?? '';
  const target = example.replace(/(?<=recovery_target_time=')[^']+/, time);
  if (target === example) throw new Error('docs/operations.md has no example of TARGET with a recovery_target_time');
  return target;
}
