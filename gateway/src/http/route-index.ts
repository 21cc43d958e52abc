import type { Method, Route } from './route.ts';

export type RouteMatch =
  | { readonly route: Route; readonly rawPath: Readonly<Record<string, string>> }
  | { readonly allow: readonly string[] };

interface Pattern {
  readonly segments: readonly string[];
  readonly methods: Partial<Record<Method, Route>>;
  readonly allow: readonly string[];
}

const NO_PARAMETERS = Object.freeze({});

/** Finds a row of the table by method and raw path. Segments match whole and undecoded: an encoded slash stays inside its parameter. */
export function routeIndex(routes: readonly Route[]): (method: string, path: string) => RouteMatch | undefined {
  const fixed = new Map<string, Pattern>();
  const withParameters = new Map<number, Pattern[]>();
  for (const [path, rows] of Map.groupBy(routes, (row) => row.path)) {
    const pattern = toPattern(path, rows);
    if (!path.includes('/:')) fixed.set(path, pattern);
    else withParameters.set(pattern.segments.length, [...(withParameters.get(pattern.segments.length) ?? []), pattern]);
  }

  return (method, path) => {
    const exact = fixed.get(path);
    if (exact) return pick(exact, method, NO_PARAMETERS);
    const segments = path.split('/');
    for (const pattern of withParameters.get(segments.length) ?? []) {
      const rawPath = parametersOf(pattern, segments);
      if (rawPath) return pick(pattern, method, rawPath);
    }
    return undefined;
  };
}

function toPattern(path: string, rows: readonly Route[]): Pattern {
  const methods = Object.fromEntries(rows.map((row) => [row.method, row]));
  const allow = rows.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]));
  return { segments: path.split('/'), methods, allow: [...allow, 'OPTIONS'] };
}

function pick(pattern: Pattern, method: string, rawPath: Readonly<Record<string, string>>): RouteMatch {
  const route = pattern.methods[(method === 'HEAD' ? 'get' : method.toLowerCase()) as Method];
  return route ? { route, rawPath } : { allow: pattern.allow };
}

function parametersOf(pattern: Pattern, segments: readonly string[]): Record<string, string> | undefined {
  const found: Record<string, string> = {};
  for (const [index, expected] of pattern.segments.entries()) {
    const actual = segments[index] ?? '';
    if (!expected.startsWith(':')) {
      if (actual !== expected) return undefined;
    } else if (actual === '') return undefined;
    else found[expected.slice(1)] = actual;
  }
  return found;
}
