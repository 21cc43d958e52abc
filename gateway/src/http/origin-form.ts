const SLASH = 47;
/** `http://host/path?query`, as clients send it to a proxy and may send it to anyone. */
const ABSOLUTE = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*(.*)$/i;

/**
 * A request's target as path and query, in whatever form it came. Express passes over a target in which it finds no path, and answers a page of its own.
 */
export function originForm(target: string): string {
  if (target.charCodeAt(0) === SLASH || target === '*') return target;
  const rest = ABSOLUTE.exec(target)?.[1] ?? '';
  return rest.startsWith('/') ? rest : `/${rest}`;
}
