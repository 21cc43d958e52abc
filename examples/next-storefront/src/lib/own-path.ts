/** Any origin: only the path of the result is used. */
const ORIGIN = 'http://store.invalid';

/**
 * Returns a path of this storefront, or `/`: a link to the login page must not lead to another site. Browsers drop control characters and
 * read `\` as `/`, so the path is taken from the parsed URL.
 */
export function ownPath(path = '/'): string {
  const { origin, pathname, search } = new URL(URL.canParse(path, ORIGIN) ? path : '/', ORIGIN);
  return origin === ORIGIN && !pathname.startsWith('//') ? `${pathname}${search}` : '/';
}
