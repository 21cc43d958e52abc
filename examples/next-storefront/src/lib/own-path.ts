/**
 * Returns a path of this storefront, or `/`: a link to the login page must not lead to another site. Browsers drop control characters and
 * read `\` as `/`, so the path is taken from the parsed URL.
 */
export function ownPath(path = '/', storeUrl: string): string {
  const { origin, pathname, search } = new URL(URL.canParse(path, storeUrl) ? path : '/', storeUrl);
  return origin === new URL(storeUrl).origin && !pathname.startsWith('//') ? `${pathname}${search}` : '/';
}
