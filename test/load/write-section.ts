import { readFile, writeFile } from 'node:fs/promises';

const HEAD = `# Measured

Written by \`npm run bench -- --write\`. Each table says what was compared, how often and on what; the programs it compares with are in
\`test/load/baselines\`. Where the time goes: [performance.md](performance.md) for carts and checkout, [performance-edge.md](performance-edge.md), [performance-catalog.md](performance-catalog.md).
`;

/** Replaces the section \`## name\` of a Markdown file, or adds it, and leaves the other sections as they are. */
export async function writeSection(file: string | URL, name: string, body: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => HEAD);
  const [head = HEAD, ...sections] = text.split(/^## /m);
  const others = sections.filter((section) => !section.startsWith(`${name}\n`)).map((section) => section.trim());
  const sorted = [...others, `${name}\n\n${body.trim()}`].toSorted();
  await writeFile(file, `${[head.trim(), ...sorted.map((section) => `## ${section}`)].join('\n\n')}\n`);
}
