/** Regenerates `gen/` from the .proto files: types for proto-loader's plain objects, with the options that packages/rpc loads them with. */
import { execFileSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const protos = globSync('{storefront,google}/**/*.proto', { cwd: here }).sort();

rmSync(join(here, 'gen'), { recursive: true, force: true });
execFileSync(
  join(here, '../node_modules/.bin/proto-loader-gen-types'),
  [
    ...protos,
    '--longs=String',
    '--enums=String',
    '--defaults',
    '--oneofs',
    '--grpcLib=@grpc/grpc-js',
    '--importFileExtension=.ts',
    '--targetFileExtension=.ts',
    '--outDir=gen',
    '--includeDirs=.',
  ],
  { cwd: here, stdio: 'inherit' },
);
