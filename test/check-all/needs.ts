import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { hasContainerEngine } from '@storefront/backing-servers';
import { CHART_TOOLS, missingTools } from '../deploy/tools.ts';
import { findGo } from '../generated-clients/go.ts';
import { findPython } from '../generated-clients/python.ts';
import { findChromium } from '../support/pages/find-chromium.ts';
import { findCitusPrograms, findPostgresPrograms } from '../support/postgres/postgres-programs.ts';

const succeeds = (file: string, ...args: readonly string[]): Promise<boolean> =>
  promisify(execFile)(file, [...args]).then(
    () => true,
    () => false,
  );

const onPath = (...programs: readonly string[]): string | undefined => {
  const missing = programs.filter((program) => spawnSync('which', [program]).status !== 0);
  return missing.length === 0 ? undefined : `needs ${missing.join(', ')} on the PATH`;
};

/** Describes what is missing on this machine, or returns undefined. */
export type Need = () => Promise<string | undefined> | string | undefined;

/** The requirements of parts, by the name that `--list` prints. */
export const NEEDS = {
  'a Docker engine': async () => ((await hasContainerEngine()) ? undefined : 'needs a Docker engine'),
  'a cluster': async () =>
    onPath('helm', 'kubectl') ?? ((await succeeds('kubectl', 'get', 'nodes')) ? undefined : 'needs a cluster that KUBECONFIG selects'),
  'tools for charts': () => {
    const missing = missingTools(...CHART_TOOLS);
    return missing.length === 0 ? undefined : `needs ${missing.join(', ')}`;
  },
  'the programs of Postgres': () => {
    try {
      return void findPostgresPrograms(process.env);
    } catch {
      return 'needs the programs of Postgres, or POSTGRES_BIN';
    }
  },
  'a Postgres with Citus': () => (findCitusPrograms(process.env) === undefined ? 'needs a Postgres with the extension Citus' : undefined),
  Citus: async () => {
    if (process.env.CITUS_URL || findCitusPrograms(process.env) !== undefined) return undefined;
    const hasImage = (await hasContainerEngine()) && (await succeeds('docker', 'pull', '--quiet', 'citusdata/citus:13.2'));
    return hasImage ? undefined : 'needs CITUS_URL, a Postgres with the extension Citus, or its image';
  },
  Python: () => findPython().missing,
  Go: () => findGo().missing,
  Chromium: () => (findChromium(process.env) === undefined ? 'needs Chromium' : undefined),
  schemathesis: () => onPath('schemathesis'),
  'a registry': () =>
    onPath('docker', 'helm', 'syft', 'grype', 'cosign') ??
    (process.env['REGISTRY'] ? undefined : 'needs a registry to throw away in REGISTRY'),
} satisfies Readonly<Record<string, Need>>;
