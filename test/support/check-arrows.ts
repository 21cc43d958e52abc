/**
 * The arrows between the parts, checked by lint: services never import each other, packages never import services,
 * inside a part domain knows neither store nor handlers, and only main.ts and tests may import everything.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What a layer of a service or the gateway may never import; what stands beside these folders is free. */
const FORBIDDEN: Readonly<Record<string, readonly string[]>> = {
  store: ['handlers', 'events', 'resources', 'main.ts'],
  handlers: ['main.ts'],
  events: ['handlers', 'main.ts'],
};
/** Packages that a domain may use: pure ones. */
const DOMAIN_PACKAGES = ['@storefront/money', '@storefront/errors', '@storefront/ids', '@storefront/proto'];

const faults = globSync('{gateway,services/*,packages/*}/{src,migrations}/**/*.ts', { cwd: root }).flatMap((file) =>
  importsOf(file).flatMap((imported) => faultOf(file, imported) ?? []),
);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [
    ...text.matchAll(/^(?:import|export)\b[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/gm),
  ].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

function faultOf(file: string, imported: string): string | undefined {
  const isTest = /\.test\.ts$|\/testing\//.test(file);
  const target = imported.startsWith('.') ? relative(root, join(root, dirname(file), imported)) : imported;
  const part = partOf(file);
  if (imported.startsWith('.') && partOf(target) !== part) return `${file}: reaches into ${target}; import the package by its name`;
  if (/^@storefront\/(gateway|catalog|cart|orders|billing|webhooks|test)\b/.test(imported) && !isTest) {
    return `${file}: imports ${imported}; parts speak over gRPC and events`;
  }
  if (isTest || part.startsWith('packages/')) return undefined;
  return layerFault(file, part, target);
}

function layerFault(file: string, part: string, target: string): string | undefined {
  const layer = layerOf(file, part);
  const inside = target.startsWith(`${part}/`);
  const reached = inside ? layerOf(target, part) : target;
  const isPure = inside ? reached === 'domain' : DOMAIN_PACKAGES.some((name) => target.startsWith(name));
  if (layer === 'domain' && !isPure) return `${file}: a domain file imports ${target}; a domain is pure`;
  return FORBIDDEN[layer]?.includes(reached) ? `${file}: ${layer} may not import ${target}` : undefined;
}

function partOf(path: string): string {
  return /^(gateway|(?:services|packages)\/[^/]+)/.exec(path)?.[1] ?? path;
}
function layerOf(path: string, part: string): string {
  const inside = path.slice(part.length).replace(/^\/(src\/)?/, '');
  return inside.split('/')[0] ?? '';
}
