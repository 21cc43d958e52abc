import { globSync, readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { Router } from 'express';

/** The import or export of another module, up to its quoted specifier. */
const IMPORT = /^((?:import|export)\s[\w\s{},*$]*?from\s*|import\s*)(['"])([^'"]+)\2/gm;
const LIBRARIES = '/libraries';

/**
 * Serves the page's own TypeScript modules as JavaScript, and the libraries that they import. Types are stripped once, when the server is
 * created, in the same way as Node runs this file. Browsers do not resolve package names, so each one is replaced with the path of that
 * package's module; the page's policy forbids the inline import map that could do the same.
 */
export function pageModules(folder: string, mountedAt: string): Router {
  const scripts = new Map<string, string>();
  const libraries = `${mountedAt}${LIBRARIES}`;

  const withPaths = (script: string, file: string): string =>
    script.replace(IMPORT, (whole, start: string, quote: string, specifier: string) => {
      const imported = createRequire(file).resolve(specifier);
      if (imported.includes('/node_modules/')) addLibrary(imported);
      return /^[./]/.test(specifier) ? whole : `${start}${quote}${libraries}${pathInPackages(imported)}${quote}`;
    });
  const addLibrary = (file: string): void => {
    const path = LIBRARIES + pathInPackages(file);
    if (scripts.has(path)) return;
    // Recorded before its imports are followed, because modules can import each other.
    scripts.set(path, '');
    scripts.set(path, withPaths(readFileSync(file, 'utf8'), file));
  };
  for (const name of globSync('**/*.ts', { cwd: folder }).filter((each) => !each.endsWith('.test.ts'))) {
    const file = join(folder, name);
    scripts.set(`/${name}`, withPaths(stripTypeScriptTypes(readFileSync(file, 'utf8')), file));
  }

  const router = Router();
  router.get('/{*path}', (request, response, next) => {
    const script = scripts.get(request.path);
    if (script === undefined) return next();
    response.set('Cache-Control', 'no-cache').type('text/javascript').send(script);
  });
  return router;
}

const pathInPackages = (file: string): string => file.slice(file.lastIndexOf('/node_modules/') + '/node_modules'.length);
