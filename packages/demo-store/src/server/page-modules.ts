import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { Router } from 'express';

/**
 * Serves the page's own TypeScript modules as JavaScript. Types are blanked out once, when the server is made, the same way
 * in which Node runs this file; so the browser runs what stands in `folder`, line for line.
 */
export function pageModules(folder: string): Router {
  const names = globSync('**/*.ts', { cwd: folder }).filter((name) => !name.endsWith('.test.ts'));
  const scripts = new Map(names.map((name) => [`/${name}`, stripTypeScriptTypes(readFileSync(join(folder, name), 'utf8'))]));
  const router = Router();
  router.get('/{*path}', (request, response, next) => {
    const script = scripts.get(request.path);
    if (script === undefined) return next();
    response.set('Cache-Control', 'no-cache').type('text/javascript').send(script);
  });
  return router;
}
