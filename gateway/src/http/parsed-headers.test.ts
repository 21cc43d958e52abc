import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { routeTable } from '../api/route-table.ts';
import { FRAMING_HEADERS, PARSED_HEADERS } from '../testing/parsed-headers.ts';

const root = join(import.meta.dirname, '..');

/** `request.headers['x']`, `headers.x`, and `const { x, 'y': z } = request.headers`, in sources that see requests. */
function readIn(source: string): readonly string[] {
  const named = [...source.matchAll(/(?<![-\w])headers(?:\.|\[')([a-z][\w-]*)(?:'\]|\b(?!\())/g)].map(([, name = '']) => name);
  const taken = [...source.matchAll(/const \{([^}]*)\} = (?:request\.)?headers;/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.split(':')[0]?.trim().replaceAll("'", '') ?? ''),
  );
  return [...named, ...taken];
}

/** A list of response headers has it. */
const OF_LISTS = 'length';

test('the fuzz knows every header that the gateway reads', () => {
  const files = globSync('**/*.ts', { cwd: root, exclude: (name) => name.endsWith('.test.ts') || name.endsWith('testing') });
  const inSources = files
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .filter((source) => /\b(?:Request|IncomingMessage|Middleware)\b/.test(source))
    .flatMap(readIn)
    .filter((name) => name !== OF_LISTS);
  const inRoutes = routeTable().flatMap(({ request }) => Object.keys((request.headers as { shape?: object } | undefined)?.shape ?? {}));
  const known: readonly string[] = [...PARSED_HEADERS, ...FRAMING_HEADERS];

  const read = new Set([...seen('headers in sources', inSources, 10), ...seen('headers of routes', inRoutes, 10)]);
  expect([...read].sort()).toEqual([...known].sort());
});
