import { spawnSync } from 'node:child_process';

/** The name of the Go command, which fetches the version that the clients need, or why there is none. */
export function findGo(): { readonly go: string } | { readonly missing: string } {
  const found = ['go'].find((name) => spawnSync(name, ['version']).status === 0);
  return found === undefined ? { missing: 'needs Go' } : { go: found };
}
