import { globSync, readFileSync } from 'node:fs';
import { createRequire, findPackageJSON, stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { Router } from 'express';

/** The import or export of another module, up to its quoted specifier. */
const IMPORT = /^((?:import|export)\s[\w\s{},*$]*?from\s*|import\s*)(['"])([^'"]+)\2/gm;
const LIBRARIES = '/libraries';

/**
 * Serves the page's own TypeScript modules as JavaScript, and the libraries and packages that they import. Types are stripped once, when the server
 * is created, in the same way as Node runs this file. Browsers do not resolve package names, so each one is replaced with the path of that
 * package's module; the page's policy forbids the inline import map that could do the same.
 */
export function pageModules(folder: string, mountedAt: string): Router {
  const scripts = new Map<string, string>();

  const add = (path: string, file: string): void => {
    if (scripts.has(path)) return;
    // Recorded before its imports are followed, because modules can import each other.
    scripts.set(path, '');
    scripts.set(path, withPaths(scriptOf(file), file));
  };
  const withPaths = (script: string, file: string): string =>
    script.replace(IMPORT, (whole, start: string, quote: string, specifier: string) => {
      // For a package that has both, this finds the CommonJS module.
      const imported = createRequire(file)
        .resolve(specifier)
        .replace(/\.cjs$/, '.mjs');
      if (imported.startsWith(folder)) return whole;
      const path = LIBRARIES + pathInPackage(imported);
      add(path, imported);
      return `${start}${quote}${mountedAt}${path}${quote}`;
    });
  for (const name of globSync('**/*.ts', { cwd: folder }).filter((each) => !each.endsWith('.test.ts'))) add(`/${name}`, join(folder, name));

  const router = Router();
  router.get('/{*path}', (request, response, next) => {
    const script = scripts.get(request.path);
    if (script === undefined) return next();
    response.set('Cache-Control', 'no-cache').type('text/javascript').send(script);
  });
  return router;
}

const scriptOf = (file: string): string => {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.ts') ? stripTypeScriptTypes(text) : text;
};

/** The path of a module below the name of its package, such as `/micromark/index.js`. */
function pathInPackage(file: string): string {
  const manifest = findPackageJSON('.', file) ?? '';
  const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly name: string };
  return `/${name}/${relative(dirname(manifest), file)}`;
}
