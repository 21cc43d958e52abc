type Bytes = Uint8Array<ArrayBuffer>;

/** A request with its raw body. */
export type RawRequest =
  | (Pick<Request, 'headers' | 'arrayBuffer'> & Partial<Pick<Request, 'body'>>)
  | { readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>; readonly body: unknown };

/** Returns the raw body of a request, or undefined if it is longer than `bytesMax`; the rest is then not read. */
export async function rawBody(request: RawRequest, bytesMax: number): Promise<Bytes | undefined> {
  const bytes = 'arrayBuffer' in request ? await fetchedBody(request, bytesMax) : givenBody(request.body);
  return bytes !== undefined && bytes.length <= bytesMax ? bytes : undefined;
}

function givenBody(body: unknown): Bytes {
  if (typeof body === 'string') return new TextEncoder().encode(body);
  if (body instanceof Uint8Array) return new Uint8Array(body);
  throw new TypeError('The body must be the raw bytes. In Express, use express.raw({ type: "application/json" }) for this route.');
}

async function fetchedBody(request: Extract<RawRequest, Pick<Request, 'arrayBuffer'>>, bytesMax: number): Promise<Bytes | undefined> {
  if (Number(request.headers.get('content-length')) > bytesMax) return undefined;
  // Some runtimes have no streams of requests.
  if (!request.body) return new Uint8Array(await request.arrayBuffer());
  const chunks: Bytes[] = [];
  const reader = request.body.getReader();
  let left = bytesMax;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
    left -= read.value.length;
    if (left < 0) return reader.cancel().then(() => undefined);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
