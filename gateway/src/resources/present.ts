/** A message field that proto3 types as optional although its RPC always fills it in. */
export function present<T>(message: T | null | undefined, what: string): T {
  if (message === null || message === undefined) throw new Error(`the answer has no ${what}`);
  return message;
}
