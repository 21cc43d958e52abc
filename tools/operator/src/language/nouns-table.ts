import { NOUNS, type Noun, PROGRAMS } from './nouns.ts';

/** The markers before and after the table in docs/command.md. */
const [BEGIN, END] = ['<!-- nouns -->\n', '<!-- /nouns -->\n'];

/** Returns the page with the current table of nouns and verbs. */
export function withNounsTable(page: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`the page lacks ${BEGIN.trim()} or ${END.trim()}`);
  const rows = Object.entries(NOUNS).map(([words, { verbs }]: [string, Noun]) => rowOf(words, verbs));
  return [before, BEGIN, '\n', '|Noun|Verbs|\n', '|---|---|\n', ...rows, rowOf('(none)', PROGRAMS), '\n', END, after].join('');
}

const rowOf = (words: string, verbs: readonly string[]): string => `|${words}|${verbs.join(', ')}|\n`;
