/** Returns a message field that proto3 types as optional although its RPC always sets it. */
export function present<T>(message: T | null | undefined, what: string): T {
  if (message === null || message === undefined) throw new Error(`the response has no ${what}`);
  return message;
}
