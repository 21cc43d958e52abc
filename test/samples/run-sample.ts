import { spawn, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A language of the code samples: how a sample is run, and where its status appears. */
export interface Language {
  readonly lang: 'Shell' | 'JavaScript' | 'Python';
  readonly file: string;
  readonly program: string;
  /** Further variables of its environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Why the samples of a language cannot run here; undefined if they can. */
export const missingFor = ({ lang, program }: Language): string | undefined =>
  [program, ...(lang === 'Shell' ? ['curl'] : [])].find((name) => spawnSync(name, ['--version']).status !== 0);

/** A sample that ended. */
export interface Outcome {
  /** The status of its response, or NaN if it printed none. */
  readonly status: number;
  readonly output: string;
}

/** Runs a sample unchanged in `folder`. curl is configured there to print the status; the other languages print it themselves. */
export async function runSample(
  language: Language,
  source: string,
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<Outcome> {
  await writeFile(join(folder, '.curlrc'), 'silent\nshow-error\nwrite-out = "\\n%{http_code}"\n');
  await writeFile(join(folder, language.file), source);
  const child = spawn(language.program, [language.file], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, CURL_HOME: folder, ...language.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise((resolve) => child.on('close', resolve));
  const output = Buffer.concat(chunks).toString('utf8').trim();
  const printed = language.lang === 'Shell' ? /\d{3}$/.exec(output) : /^\d{3}/.exec(output);
  return { status: Number(printed?.[0] ?? Number.NaN), output };
}
