/** Generates openapi.json and openapi-3.0.json from the route table, asyncapi.json from the events, and admin-openapi.json from the table of the Admin API: `npm run openapi -w gateway`. */
import { writeFileSync } from 'node:fs';
import { generateAdminDocument } from './src/admin/generate-document.ts';
import { generateDocument, generateDocument30, generateEventDocument } from './src/api/generate-document.ts';

writeFileSync(new URL('openapi.json', import.meta.url), generateDocument());
writeFileSync(new URL('openapi-3.0.json', import.meta.url), generateDocument30());
writeFileSync(new URL('asyncapi.json', import.meta.url), generateEventDocument());
writeFileSync(new URL('admin-openapi.json', import.meta.url), generateAdminDocument());
