import type { Method } from '@storefront/api-docs';
import type { Route } from './route.ts';

/** The route of a request, or the methods that its path supports. */
export type RouteMatch =
  | { readonly route: Route; readonly rawPath: Readonly<Record<string, string>> }
  | { readonly allow: readonly string[] };

interface Pattern {
  /** The literal path segments; undefined for a parameter. */
  readonly literals: readonly (string | undefined)[];
  /** The parameters and the index of their segments. */
  readonly names: readonly { readonly index: number; readonly name: string }[];
  readonly methods: Partial<Record<Method, Route>>;
  readonly allow: readonly string[];
}

const NO_PARAMETERS = Object.freeze({});

/** Indexes the route table by method and raw path. Segments are matched before decoding, so an encoded slash stays inside its parameter. */
export function routeIndex(routes: readonly Route[]): (method: string, path: string) => RouteMatch | undefined {
  const fixed = new Map<string, Pattern>();
  const withParameters = new Map<number, Pattern[]>();
  for (const [path, rows] of Map.groupBy(routes, (row) => row.path)) {
    const pattern = toPattern(path, rows);
    if (!path.includes('/:')) fixed.set(path, pattern);
    else withParameters.set(pattern.literals.length, [...(withParameters.get(pattern.literals.length) ?? []), pattern]);
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
  const segments = path.split('/');
  return {
    literals: segments.map((segment) => (segment.startsWith(':') ? undefined : segment)),
    names: segments.flatMap((segment, index) => (segment.startsWith(':') ? [{ index, name: segment.slice(1) }] : [])),
    methods,
    allow: [...allow, 'OPTIONS'],
  };
}

function pick(pattern: Pattern, method: string, rawPath: Readonly<Record<string, string>>): RouteMatch {
  const route = pattern.methods[(method === 'GET' || method === 'HEAD' ? 'get' : method.toLowerCase()) as Method];
  return route ? { route, rawPath } : { allow: pattern.allow };
}

function parametersOf(pattern: Pattern, segments: readonly string[]): Record<string, string> | undefined {
  const { literals, names } = pattern;
  for (let index = 0; index < segments.length; index += 1) {
    const literal = literals[index];
    if (literal === undefined ? segments[index] === '' : segments[index] !== literal) return undefined;
  }
  const found: Record<string, string> = {};
  for (const { index, name } of names) found[name] = segments[index] ?? '';
  return found;
}
