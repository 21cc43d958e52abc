import { spawnSync } from 'node:child_process';

/** The name of the Go command, which fetches the version that the clients need, or why there is none. */
export const findGo = (): { readonly go: string } | { readonly missing: string } =>
  spawnSync('go', ['version']).status === 0 ? { go: 'go' } : { missing: 'needs Go' };
