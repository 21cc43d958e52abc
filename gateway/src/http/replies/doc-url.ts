/** Returns the address of the section of docs/errors.md, as the gateway at `origin` serves it, about a reason, or about the code if there is no reason. */
export const docUrl = (origin: string, code: string, reason: string | null): string => `${origin}/docs/errors#${reason ?? code}`;
