import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** A Node of another version, as the npm package of this platform has it. */
export interface NpmNode {
  readonly version: string;
  /** A PATH whose `node` is this one. */
  readonly path: string;
  /** Why it cannot be had. */
  readonly missing: string | undefined;
}

/** Installs a version of Node beside the other files that the system caches, once, unless it is the one that runs. */
export function npmNode(version: string): NpmNode {
  const pathOf = (programs: string): string => [programs, process.env['PATH']].join(delimiter);
  if (version === process.versions.node) return { version, path: pathOf(dirname(process.execPath)), missing: undefined };
  const folder = join(homedir(), '.cache/storefront', `node-${version}`);
  const name = `node-${process.platform}-${process.arch}`;
  const bin = join(folder, 'node_modules', name, 'bin');
  const isInstalled = (): boolean => spawnSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`;
  mkdirSync(folder, { recursive: true });
  if (!isInstalled()) spawnSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--silent', `${name}@${version}`]);
  const missing = isInstalled() ? undefined : `needs Node ${version}, the package ${name}@${version} of the npm registry`;
  return { version, path: pathOf(bin), missing };
}
