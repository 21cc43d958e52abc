import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { notesOf } from '../changelog.ts';
import { CHANGELOG } from '../files.ts';
import { type Source, sourceOfTag } from '../git.ts';
import { run } from '../run.ts';
import { publishChart } from './publish-chart.ts';
import { publishImage } from './publish-image.ts';
import { scanImage } from './scan-image.ts';
import { openSigner } from './sign.ts';

interface Options {
  readonly registry: string;
  readonly key?: string;
  readonly platforms?: readonly string[];
  readonly allowUnscanned: boolean;
  readonly output: string;
}

/** Publishes the release of this commit's tag, and writes `release.json` and `notes.md`. An image with a known vulnerability is not signed, and no chart names it. */
export async function publishRelease({ registry, key, platforms, allowUnscanned, output }: Options): Promise<void> {
  const source = await sourceOfTag();
  const folder = resolve(output);
  await mkdir(folder, { recursive: true });
  const image = await publishImage(source, { registry, platforms, folder });
  const sbom = await scanImage(image, { folder, allowUnscanned });
  const signer = await openSigner(key, folder);
  await signer.sign(image.reference);
  await signer.attest(image.reference, sbom);
  const chart = await publishChart(source, image, { registry, folder });
  await signer.sign(chart);

  await buildPythonClient(source, folder);
  const notes = notesOf(await readFile(CHANGELOG, 'utf8'), source.version);
  await writeFile(`${folder}/notes.md`, `${notes}\n\nImage: \`${image.reference}\`\nChart: \`${chart}\`\n`);
  const { version, commit } = source;
  const released = { version, commit, image: image.reference, platforms: image.platforms, chart };
  await writeFile(`${folder}/release.json`, `${JSON.stringify(released, null, 2)}\n`);
  process.stdout.write(`${JSON.stringify(released, null, 2)}\n`);
}

/** Generates the Python client, which the repository does not contain, and builds its wheel. */
async function buildPythonClient({ committedAt }: Source, folder: string): Promise<void> {
  await run('npm', ['run', '--silent', 'clients', '--', 'python']);
  await run('python3', ['-m', 'pip', 'wheel', '--no-deps', '--wheel-dir', folder, './clients/python'], {
    SOURCE_DATE_EPOCH: String(committedAt),
  });
}
