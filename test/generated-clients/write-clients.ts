import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { clientDocument, sourceLine } from './client-document.ts';
import { findGo } from './go.ts';
import { patchPython } from './patch-python.ts';
import { findPython, virtualEnvironment } from './python.ts';
import { run } from './run.ts';

/** Generates the clients in clients/python, where git ignores it, and clients/go: npm run clients, or npm run clients -- python. */

const folder = import.meta.dirname;
const root = join(folder, '../..');
export const CLIENTS = join(root, 'clients');
/** The files that are not generated. */
const WRITTEN = ['ignored.py', 'webhooks.py', 'py.typed', '__pycache__'];

/** Writes the Python client into a folder, beside what is not generated there. `programs` is the folder of the generator. */
export async function writePythonClient(programs: string, target: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'storefront-client-'));
  const env = { PATH: [programs, process.env.PATH].join(delimiter) };
  const line = writeDocument('openapi.json', join(work, 'openapi.json'));
  const source = ['--path', join(work, 'openapi.json'), '--config', 'openapi-python-client.yaml'];
  const output = ['--output-path', join(work, 'generated'), '--meta', 'none', '--fail-on-warning'];
  await run(join(programs, 'openapi-python-client'), ['generate', ...source, ...output], { cwd: folder, env });
  patchPython(join(work, 'generated'));

  const module = join(target, 'storefront_client');
  mkdirSync(module, { recursive: true });
  for (const name of readdirSync(module)) if (!WRITTEN.includes(name)) rmSync(join(module, name), { recursive: true });
  cpSync(join(work, 'generated'), module, { recursive: true, filter: (path) => !path.endsWith('.ruff_cache') });
  const init = join(module, '__init__.py');
  writeFileSync(init, `# ${line}\n${readFileSync(init, 'utf8')}`);
  const project = readFileSync(join(CLIENTS, 'python/pyproject.toml'), 'utf8');
  writeFileSync(join(target, 'pyproject.toml'), project.replace(/^version = .*$/m, `version = "${versionOfClients()}"`));
  rmSync(work, { recursive: true });
}

/** Writes the Go client into a folder. */
export async function writeGoClient(go: string, target: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'storefront-client-'));
  const line = writeDocument('openapi-3.0.json', join(work, 'openapi.json'));
  const output = ['-o', join(target, 'client.gen.go')];
  await run(go, ['tool', 'oapi-codegen', '-config', 'client.yaml', ...output, join(work, 'openapi.json')], { cwd: join(folder, 'go') });
  patchGo(join(target, 'client.gen.go'));
  writeFileSync(join(target, 'version.gen.go'), versionFile(line));
  rmSync(work, { recursive: true });
}

/** Logs what the API ignored, and returns JSON of another shape with its status and bytes, beside the error. Throws if the generator sends or reads in another form. */
function patchGo(file: string): void {
  const text = readFileSync(file, 'utf8');
  const patched = text.replaceAll(/(json\.Unmarshal\(bodyBytes, &dest\); err != nil \{\n\t+return )nil, err/g, '$1response, err');
  const logging = patched.replaceAll('return c.Client.Do(req)', 'return logIgnored(c.Client.Do(req))');
  if (patched === text || logging === patched) throw new Error('The Go client sends requests or reads bodies in another form.');
  writeFileSync(file, logging);
}

const versionOfClients = (): string =>
  (JSON.parse(readFileSync(join(root, 'packages/client/package.json'), 'utf8')) as { version: string }).version;

const versionFile = (line: string): string => `// ${line}

package storefront

// Version is the version of this client.
const Version = "${versionOfClients()}"
`;

/** Writes the document of a client, and returns the line that identifies it. */
function writeDocument(name: string, path: string): string {
  const document = clientDocument(readFileSync(join(root, 'gateway', name), 'utf8'));
  writeFileSync(path, document);
  return sourceLine(name, document);
}

/** Generates the clients in the given languages. */
async function writeClients(languages: readonly string[]): Promise<void> {
  const [python, go] = [findPython(), findGo()];
  if (languages.includes('python')) {
    if (python.missing !== undefined) throw new Error(`The Python client ${python.missing}.`);
    await writePythonClient(await virtualEnvironment(python.program, folder), join(CLIENTS, 'python'));
  }
  if (languages.includes('go')) {
    if (go.missing !== undefined) throw new Error(`The Go client ${go.missing}.`);
    await writeGoClient(go.program, join(CLIENTS, 'go'));
  }
}

const [, , ...languages] = process.argv;
if (import.meta.main) await writeClients(languages.length > 0 ? languages : ['python', 'go']);
