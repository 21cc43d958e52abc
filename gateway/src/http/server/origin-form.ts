const SLASH = 47;
/** `http://host/path?query`, the form that clients send to a proxy but may send to any server. */
const ABSOLUTE = /^https?:\/\/[^/?#]+(.*)$/i;
/** A target that no route has. */
const NOWHERE = '*';

/**
 * Converts a request target of any form to its path and query, and one without a path of this server to `*`. Express cannot route a target without a path
 * and would respond with its own error page.
 */
export function originForm(target: string): string {
  if (target.charCodeAt(0) === SLASH) return target;
  const rest = ABSOLUTE.exec(target)?.[1];
  if (rest === undefined || !URL.canParse(target)) return NOWHERE;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
