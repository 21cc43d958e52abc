/** Sends a request of the client that orval generates, which leaves the base URL and the key to its caller. */
export async function send<Response>(url: string, options: RequestInit): Promise<Response> {
  const response = await fetch(`${process.env.STOREFRONT_URL}${url}`, {
    ...options,
    headers: { ...Object.fromEntries(new Headers(options.headers)), authorization: `Bearer ${process.env.STOREFRONT_KEY}` },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, data: text === '' ? undefined : JSON.parse(text) } as Response;
}
