/** The bytes of an answer's body. Bytes that stand under `data` are JSON that a service has rendered: they are put in as they came. */
export function toBytes(body: unknown): Buffer {
  if (!hasRenderedData(body)) return Buffer.from(JSON.stringify(body));
  const { data, ...rest } = body;
  // What gRPC makes of a field that the service did not send, as one of another release: no JSON, and nothing to cache.
  if (data.length === 0) throw new Error('a service has rendered nothing');
  return Buffer.concat([DATA_FIRST, data, Buffer.from(`,${JSON.stringify(rest).slice(1)}`)]);
}

const DATA_FIRST = Buffer.from('{"data":');

const hasRenderedData = (body: unknown): body is { readonly data: Buffer } =>
  typeof body === 'object' && body !== null && 'data' in body && Buffer.isBuffer(body.data);
