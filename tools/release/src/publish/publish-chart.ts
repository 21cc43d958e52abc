import { cp, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { CHART } from '../files.ts';
import type { Source } from '../git.ts';
import { ReleaseError } from '../release-error.ts';
import { run } from '../run.ts';
import type { Image } from './publish-image.ts';

/** Packs the chart, which names the image by digest, and pushes it as an OCI artifact. Returns its reference. All times in it are that of the commit. */
export async function publishChart(
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
