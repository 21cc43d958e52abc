/** A request of a flood. */
interface RequestText {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly key?: string;
  readonly shopperToken?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A value that is sent as JSON, or the text of the body. */
  readonly body?: unknown;
  /** The length that the headers promise, if it is not that of the body. */
  readonly promisedBytes?: number;
}

/** Returns the text of an HTTP request. */
export function httpText({ method = 'GET', path, key, shopperToken, headers = {}, body, promisedBytes }: RequestText): string {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const length = promisedBytes ?? Buffer.byteLength(text);
  const sent: Readonly<Record<string, string>> = {
    Host: 'shop.example',
    ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
    ...(shopperToken === undefined ? {} : { 'X-Storefront-Shopper-Token': shopperToken }),
    ...(method === 'GET' ? {} : { 'Content-Type': 'application/json', 'Content-Length': `${length}` }),
    ...headers,
  };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`;
}
