const SLASH = 47;
/** `http://host/path?query`, the form that clients send to a proxy but may send to any server. */
const ABSOLUTE = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*(.*)$/i;

/** Converts a request target of any form to its path and query. Express cannot route a target without a path and would respond with its own error page. */
export function originForm(target: string): string {
  if (target.charCodeAt(0) === SLASH || target === '*') return target;
  const rest = ABSOLUTE.exec(target)?.[1] ?? '';
  return rest.startsWith('/') ? rest : `/${rest}`;
}
