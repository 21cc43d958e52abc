/**
 * Generates TypeScript types from the .proto files into `gen/`, or into the directory given as the first argument.
 * The options match those with which src/index.ts loads the same files at runtime.
 */
import { execFileSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const here = import.meta.dirname;
const outDir = resolve(process.argv[2] ?? join(here, 'gen'));
const protos = globSync('{storefront,google}/**/*.proto', { cwd: here }).sort();

// Start from an empty directory, so that the types of a removed message disappear.
rmSync(outDir, { recursive: true, force: true });
execFileSync(
  join(here, '../node_modules/.bin/proto-loader-gen-types'),
  [
    ...protos,
    '--longs=String',
    '--enums=String',
    '--defaults',
    '--oneofs',
    '--includeComments',
    '--grpcLib=@grpc/grpc-js',
    '--importFileExtension=.ts',
    '--targetFileExtension=.ts',
    `--outDir=${outDir}`,
    '--includeDirs=.',
  ],
  { cwd: here, stdio: 'inherit' },
);
