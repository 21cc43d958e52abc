/** Unset text is `null` in the public JSON: a field of the contract is always there. */
export function text(value: string | null | undefined): string | null {
  return value ?? null;
}
