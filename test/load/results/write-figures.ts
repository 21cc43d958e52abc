import { readFile, writeFile } from 'node:fs/promises';

/** The generated part of docs/bench.md is between these lines. */
const START = '<!-- figures: written by npm run bench -- --write -->';
const END = '<!-- end of figures -->';

/** Replaces or adds the section `### name` of the generated part of a Markdown file. Everything else stays unchanged. */
export async function writeFigures(file: string | URL, name: string, body: string): Promise<void> {
  await writeFile(file, withFigures(await readFile(file, 'utf8'), name, body));
}

/** Returns the text with the section. The sections are sorted by name. */
export function withFigures(text: string, name: string, body: string): string {
  const [head, figures, tail] = [text.split(START)[0] ?? '', text.split(START)[1]?.split(END)[0], text.split(END)[1]];
  if (figures === undefined || tail === undefined) throw new Error(`the page lacks the lines "${START}" and "${END}"`);
  const others = figures
    .split(/^### /m)
    .map((section) => section.trim())
    .filter((section) => section !== '' && !section.startsWith(`${name}\n`));
  const sections = [...others, `${name}\n\n${body.trim()}`].toSorted().map((section) => `### ${section}\n\n`);
  return `${head}${START}\n\n${sections.join('')}${END}${tail}`;
}
