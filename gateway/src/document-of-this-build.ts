import { openApiDocument } from './openapi.ts';
import { routesOfThisBuild } from './routes-of-this-build.ts';

/** The text of openapi.json as this build would publish it. */
export function documentOfThisBuild(): string {
  return `${JSON.stringify(openApiDocument(routesOfThisBuild()), null, 2)}\n`;
}
