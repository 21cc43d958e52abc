import { readFile, writeFile } from 'node:fs/promises';

const HEAD = `# Benchmark results

Written by \`npm run bench -- --write\`. Each section states the number of repetitions and the machine. The baselines are in
\`test/load/baselines\`. For an analysis, see [performance.md](performance.md) (carts and checkout), [performance-edge.md](performance-edge.md),
and [performance-catalog.md](performance-catalog.md).
`;

/** Replaces or adds the section `## name` of a Markdown file. The other sections stay unchanged. */
export async function writeSection(file: string | URL, name: string, body: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => HEAD);
  const [head = HEAD, ...sections] = text.split(/^## /m);
  const others = sections.filter((section) => !section.startsWith(`${name}\n`)).map((section) => section.trim());
  const sorted = [...others, `${name}\n\n${body.trim()}`].toSorted();
  await writeFile(file, `${[head.trim(), ...sorted.map((section) => `## ${section}`)].join('\n\n')}\n`);
}
