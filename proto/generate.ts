/**
 * Generates TypeScript types from the .proto files into `gen/`, or into the directory given as the first argument: one file per proto package.
 * The options match those with which src/index.ts loads the same files at runtime.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

const here = import.meta.dirname;
const outDir = resolve(process.argv[2] ?? join(here, 'gen'));
const protos = globSync('{storefront,google}/**/*.proto', { cwd: here }).sort();

// The generator writes one file per message.
const messagesDir = mkdtempSync(join(tmpdir(), 'storefront-proto-'));
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
    `--outDir=${messagesDir}`,
    '--includeDirs=.',
  ],
  { cwd: here, stdio: 'inherit' },
);

/** The folders of the packages, such as `storefront/cart/v1`, with their generated files. */
const packages = Map.groupBy(globSync('*/**/*.ts', { cwd: messagesDir }).sort(), dirname);

/** Joins the files of a package: names of its own lose their prefix, and those of another package are read from a namespace. */
function joined(folder: string, files: readonly string[]): string {
  const generated = files.map((file) => readFileSync(join(messagesDir, file), 'utf8')).join('\n');
  const libraries = new Set(generated.match(/^import .* from ['"]@grpc\/.*$/gm)?.map((line) => `${line}\n`));
  const others = new Set<string>();
  const text = generated
    .replaceAll(/^(?:import |\/\/ Original file: ).*\n+/gm, '')
    .replaceAll(/\b_((?:google|storefront)(?:_[a-z]\w*?)*)_(?=[A-Z])/g, (_, prefix: string) => {
      if (prefix === prefixOf(folder)) return '';
      others.add(prefix);
      return `${prefix}.`;
    });
  const namespaces = [...packages.keys()]
    .filter((other) => others.has(prefixOf(other)))
    .map((other) => `import type * as ${prefixOf(other)} from '${relative(dirname(folder), other).replace(/^(?!\.)/, './')}.ts'\n`);
  return [...libraries, ...namespaces, '\n', text].join('');
}

const prefixOf = (folder: string): string => folder.replaceAll('/', '_');

// Start from an empty directory, so that the types of a removed package disappear.
rmSync(outDir, { recursive: true, force: true });
for (const [folder, files] of packages) {
  const file = join(outDir, `${folder}.ts`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, joined(folder, files));
}
rmSync(messagesDir, { recursive: true });
