/** Returns why text cannot be the address of the API, or undefined if it can. */
export function urlError(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol)) return undefined;
  return `"${text}" is not an address of the API, such as http://localhost:8080 or https://api.example.com.`;
}
