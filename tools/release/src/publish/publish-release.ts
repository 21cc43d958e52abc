import { cp, mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { notesOf } from '../changelog.ts';
import { CHANGELOG, CHART } from '../files.ts';
import { type Source, sourceOfTag } from '../git.ts';
import { ReleaseError } from '../release-error.ts';
import { outcomeOf, run } from '../run.ts';
import { type Image, publishImage } from './publish-image.ts';

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

/** Packs the chart, which names the image by digest, and pushes it as an OCI artifact. Returns its reference. All times in it are that of the commit. */
async function publishChart(
  { version, committedAt }: Source,
  { repository, digest }: Image,
  { registry, folder }: { registry: string; folder: string },
): Promise<string> {
  const workspace = await mkdtemp(join(tmpdir(), 'storefront-chart-'));
  try {
    const chart = join(workspace, 'storefront');
    await cp(CHART, chart, { recursive: true });
    const values = parseDocument(await readFile(`${chart}/values.yaml`, 'utf8'));
    values.setIn(['image', 'repository'], repository);
    values.setIn(['image', 'digest'], digest);
    await writeFile(`${chart}/values.yaml`, values.toString({ lineWidth: 0 }));
    for (const file of await readdir(chart, { recursive: true })) await utimes(join(chart, file), committedAt, committedAt);
    await run('helm', ['package', chart, '--destination', folder]);
  } finally {
    await rm(workspace, { recursive: true });
  }
  const archive = `${folder}/storefront-${version}.tgz`;
  await utimes(archive, committedAt, committedAt);
  const pushed = await run('helm', ['push', archive, `oci://${registry}/charts`, ...transportOptions(registry)]);
  const chartDigest = /sha256:[0-9a-f]{64}/.exec(pushed)?.[0];
  if (chartDigest === undefined) throw new ReleaseError(`helm did not say which digest it pushed: ${pushed}`);
  return `${registry}/charts/storefront@${chartDigest}`;
}

/** A registry on this machine has no certificate. The other programs know that by themselves. */
const transportOptions = (registry: string): readonly string[] =>
  /^(?:localhost|127\.0\.0\.1)[:/]/.test(registry) ? ['--plain-http'] : [];

/** Lists the packages of an image in SPDX, and looks for known vulnerabilities that have a fix. Returns the file with the list. Throws a `ReleaseError` if one is high or critical. */
async function scanImage({ reference }: Image, { folder, allowUnscanned }: { folder: string; allowUnscanned: boolean }): Promise<string> {
  const sbom = `${folder}/sbom.spdx.json`;
  await run('syft', ['scan', `registry:${reference}`, '--output', `spdx-json=${sbom}`]);
  const updated = await outcomeOf('grype', ['db', 'update']);
  if (updated.code !== 0 && (await outcomeOf('grype', ['db', 'status'])).code !== 0) {
    if (!allowUnscanned) throw new ReleaseError('The scanner has no database of vulnerabilities. --allow-unscanned goes on without it.');
    process.stderr.write('The image was not scanned: the scanner has no database of vulnerabilities.\n');
    return sbom;
  }
  const { code } = await outcomeOf('grype', [
    `sbom:${sbom}`,
    '--only-fixed',
    '--fail-on',
    'high',
    '--output',
    `table=${folder}/vulnerabilities.txt`,
  ]);
  if (code !== 0) throw new ReleaseError(`${reference} has known vulnerabilities with a fix: ${folder}/vulnerabilities.txt`);
  return sbom;
}

/** Signs what a registry has. */
interface Signer {
  /** Signs an artifact. A repetition adds another signature. */
  sign(reference: string): Promise<void>;
  /** Attaches a signed list of packages in SPDX to an image. */
  attest(reference: string, sbom: string): Promise<void>;
}

/** Signs with `key`, or else with the identity of the pipeline, for which cosign asks. With a key, no service of the internet is used. */
async function openSigner(key: string | undefined, folder: string): Promise<Signer> {
  const options = key === undefined ? [] : ['--key', key, '--signing-config', await withoutServices(folder)];
  return {
    sign: async (reference) => void (await run('cosign', ['sign', ...options, '--yes', reference])),
    attest: async (reference, sbom) =>
      void (await run('cosign', ['attest', ...options, '--yes', '--type', 'spdxjson', '--predicate', sbom, reference])),
  };
}

/** Writes a signing configuration without a transparency log or an authority for time stamps, and returns its file. */
async function withoutServices(folder: string): Promise<string> {
  const file = join(folder, 'signing-config.json');
  await run('cosign', ['signing-config', 'create', '--out', file]);
  return file;
}
