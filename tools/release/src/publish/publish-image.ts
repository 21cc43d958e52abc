import { readFile } from 'node:fs/promises';
import type { Source } from '../git.ts';
import { ReleaseError } from '../release-error.ts';
import { run } from '../run.ts';

/** An image in a registry. */
export interface Image {
  /** Without tag or digest. */
  readonly repository: string;
  /** `sha256:…` */
  readonly digest: string;
  /** With its digest. */
  readonly reference: string;
  readonly platforms: readonly string[];
}

const PLATFORMS = ['linux/amd64', 'linux/arm64'];

/** Builds the image of a release with Docker's buildx, and pushes it. All times in it are that of the commit, so that a repetition has the same digest. */
export async function publishImage(
  { version, commit, committedAt }: Source,
  { registry, platforms = PLATFORMS, folder }: { registry: string; platforms: readonly string[] | undefined; folder: string },
): Promise<Image> {
  const built = await buildable(platforms);
  const repository = `${registry}/storefront`;
  const metadata = `${folder}/image.json`;
  const options = (process.env.DOCKER_BUILD_OPTIONS ?? '').split(' ').filter(Boolean);
  await run(
    'docker',
    [
      ['buildx', 'build', '--file', 'deploy/Dockerfile', '--platform', built.join(',')],
      ['--build-arg', `VERSION=${version}`, '--build-arg', `REVISION=${commit}`],
      // Attestations of the builder contain the time of the build. The list of packages is attested below.
      ['--provenance', 'false', '--sbom', 'false'],
      ['--output', `type=image,name=${repository}:${version},push=true,rewrite-timestamp=true,oci-mediatypes=true`],
      ['--metadata-file', metadata, ...options, '.'],
    ].flat(),
    { SOURCE_DATE_EPOCH: String(committedAt) },
  );
  const { 'containerimage.digest': digest }: { 'containerimage.digest'?: string } = JSON.parse(await readFile(metadata, 'utf8'));
  if (digest === undefined) throw new ReleaseError('The builder did not say which digest it pushed');
  return { repository, digest, reference: `${repository}@${digest}`, platforms: built };
}

/** Returns those of `platforms` that the builder can build. */
async function buildable(platforms: readonly string[]): Promise<readonly string[]> {
  const description = await run('docker', ['buildx', 'inspect', '--bootstrap']);
  const supported = (/^Platforms:(?<list>.*)$/m.exec(description)?.groups?.list ?? '')
    .split(',')
    .map((name) => name.trim().replace(/\*$/, ''));
  const built = platforms.filter((platform) => supported.includes(platform));
  if (built.length === 0) throw new ReleaseError(`The builder builds for ${supported.join(', ')}, not for ${platforms.join(' or ')}`);
  return built;
}
