/** Decimal text as the JSON number that the contract writes. The one place where an amount becomes binary, on its way out. */
export const jsonNumber = (text: string): number => Number(text);
