/** Parses asyncapi.json with the official parser, and fails on any diagnostic. */
import { readFileSync } from 'node:fs';
import parserPackage from '@asyncapi/parser';

const text = readFileSync(new URL('../asyncapi.json', import.meta.url), 'utf8');
const { document, diagnostics } = await new parserPackage.Parser().parse(text);
for (const { code, message, path } of diagnostics) console.error(`${path.join('.')}: ${message} (${code})`);
if (document === undefined || diagnostics.length > 0) process.exit(1);
console.log(`asyncapi.json is valid: ${document.messages().length} messages.`);
