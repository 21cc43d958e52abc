/** Renders a response body to bytes. If `data` is a buffer, it is JSON rendered by a service and is inserted unchanged. */
export function renderBody(body: unknown): Buffer {
  if (!hasRenderedData(body)) return Buffer.from(JSON.stringify(body));
  const { data, ...rest } = body;
  // gRPC yields an empty buffer for a field that the service did not send, for example one from another release. It is not JSON and must not be cached.
  if (data.length === 0) throw new Error('the service returned no rendered data');
  return renderAround([data], rest);
}

const DATA_FIRST = Buffer.from('{"data":');

/** Where `data` begins in a rendered body, in bytes. */
export const DATA_START = DATA_FIRST.length;

/** Renders a body whose `data` is JSON in several pieces; `rest` are its other members, of which there is at least one. */
export const renderAround = (data: readonly Buffer[], rest: object): Buffer =>
  Buffer.concat([DATA_FIRST, ...data, Buffer.from(`,${JSON.stringify(rest).slice(1)}`)]);

const hasRenderedData = (body: unknown): body is { readonly data: Buffer } =>
  typeof body === 'object' && body !== null && 'data' in body && Buffer.isBuffer(body.data);
