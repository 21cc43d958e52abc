/** Where the page is: a view's name, the rest of the path, and its query. Everything stands behind the `#`. */
export interface Place {
  readonly view: string;
  readonly id: string;
  readonly query: URLSearchParams;
}

/** Reads `#/view/id?query`. */
export function readPlace(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split(/\?(.*)/s);
  const [view = '', ...rest] = path.split('/');
  return { view: view || 'products', id: decode(rest.join('/')), query: new URLSearchParams(query) };
}

/** An address of this page; empty parameters are left out. */
export function addressOf(view: string, id = '', query: URLSearchParams = new URLSearchParams()): string {
  const kept = new URLSearchParams([...query].filter(([, value]) => value !== ''));
  return `#/${view}${id ? `/${encodeURIComponent(id)}` : ''}${kept.size > 0 ? `?${kept}` : ''}`;
}

/** The query with one parameter replaced, back on its first page. */
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
    // A hand-typed address with a lone % is taken as it stands.
    return text;
  }
}
