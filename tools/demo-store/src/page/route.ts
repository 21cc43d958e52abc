/** The current address in the page: the view's name, the rest of the path, and the query, all read from the URL fragment. */
export interface Route {
  readonly view: string;
  readonly id: string;
  readonly query: URLSearchParams;
}

/** Parses `#/view/id?query`. */
export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split(/\?(.*)/s);
  const [view = '', ...rest] = path.split('/');
  return { view: view || 'products', id: decode(rest.join('/')), query: new URLSearchParams(query) };
}

/** Returns the address of a view; empty parameters are omitted. */
export function addressOf(view: string, id = '', query: URLSearchParams = new URLSearchParams()): string {
  const filled = new URLSearchParams([...query].filter(([, value]) => value !== ''));
  return `#/${view}${id ? `/${encodeURIComponent(id)}` : ''}${filled.size > 0 ? `?${filled}` : ''}`;
}

/** Returns the query with one parameter replaced, reset to the first page. */
export function withParameter(query: URLSearchParams, name: string, ...values: readonly string[]): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.delete(name);
  changed.delete('page');
  for (const value of values) changed.append(name, value);
  return changed;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A hand-typed address with a stray % is used as it is.
    return text;
  }
}

/** The address of the sign-in, with the address to show after it. */
export const signInAddress = (back: string): string => addressOf('sign-in', '', new URLSearchParams({ back }));
