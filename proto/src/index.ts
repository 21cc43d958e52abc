import { globSync } from 'node:fs';
import { join } from 'node:path';
import { loadSync, type PackageDefinition } from '@grpc/proto-loader';

const ROOT = join(import.meta.dirname, '..');

let loaded: PackageDefinition | undefined;

/** Returns every message and service in `proto/`, loaded once per process with the options that the generated types assume. */
export function packageDefinition(): PackageDefinition {
  loaded ??= loadSync(globSync('{storefront,google}/**/*.proto', { cwd: ROOT }).sort(), {
    includeDirs: [ROOT],
    longs: String,
    enums: String,
    defaults: true,
    oneofs: true,
  });
  return loaded;
}
