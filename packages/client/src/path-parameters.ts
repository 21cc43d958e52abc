/**
 * Reports whether no path can have this value of a parameter. URLs remove `.` and `..`, also encoded, so `/v1/orders/{order_id}` would
 * lead to another operation.
 */
export const isUnaddressable = (value: string): boolean => /^\.{0,2}$/.test(value);

/** Returns the API's response for a resource that does not exist. */
export const notFound = (): Response => {
  const error = { code: 'not_found', reason: null, message: 'Not found.', details: [], request_id: '' };
  return new Response(JSON.stringify({ error }), { status: 404, headers: { 'Content-Type': 'application/json' } });
};
