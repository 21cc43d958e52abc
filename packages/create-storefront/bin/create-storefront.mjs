#!/usr/bin/env node
/** `npm run create-storefront`: the source in the repository, which needs its Node 24, or what `npm pack` has compiled. */
import { existsSync } from 'node:fs';

const source = new URL('../src/main.ts', import.meta.url);
const { main } = await import(existsSync(source) ? source.href : new URL('../dist/main.js', import.meta.url).href);
await main();
