import { readFile, writeFile } from 'node:fs/promises';

const HEAD = `# Benchmark results

Written by \`npm run bench -- --write\`. Each section states its date, commit, number of repetitions, and machine. The baselines are in
\`test/load/baselines\`. For an analysis, see [performance.md](performance.md) (all goals, carts, and checkout), [performance-edge.md](performance-edge.md),
[performance-catalog.md](performance-catalog.md), and [performance-webhooks.md](performance-webhooks.md).

*CPU µs each* is the processor time per response (per flow in rows of several requests), summed over all processes that work for the contender: for the system its
services, Postgres with its backends, NATS, and Redis; for a baseline its own processes and Postgres, if it uses one. What the same processes take without requests is subtracted, and the load generator is not counted. *Of which* names
the processes that take at least a hundredth of it. This figure varies less with other load than rates and times do, but still by up to a third between runs; compare it with
the baseline of the same run. \`--write\` also adds every row to [bench-history.jsonl](bench-history.jsonl), and each run prints the rows whose processor time differs by more
than 10% from the last entry of the same machine. If a row has a baseline, the ratios to it are compared. With \`--check\`, a run exits with 1 if a row of the system became more expensive.
`;

/** Replaces or adds the section `## name` of a Markdown file. The other sections stay unchanged. */
export async function writeSection(file: string | URL, name: string, body: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => HEAD);
  const [head = HEAD, ...sections] = text.split(/^## /m);
  const others = sections.filter((section) => !section.startsWith(`${name}\n`)).map((section) => section.trim());
  const sorted = [...others, `${name}\n\n${body.trim()}`].toSorted();
  await writeFile(file, `${[head.trim(), ...sorted.map((section) => `## ${section}`)].join('\n\n')}\n`);
}
