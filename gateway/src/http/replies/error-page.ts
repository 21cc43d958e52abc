import { escapeHtml } from '@storefront/api-docs';

/** The policy of an error page, which can only show itself. Its empty icon keeps browsers from asking for `/favicon.ico`. */
export const errorPagePolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Renders an error for a person. `sendPage` fills in the nonce. */
export const errorPage = (message: string, requestId: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Error</title>
<link rel="icon" href="data:,">
<style nonce="{{nonce}}">
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; font: 16px/1.5 system-ui, sans-serif; }
  main { width: min(24rem, 100%); overflow-wrap: anywhere; }
  p.small { font-size: .85rem; opacity: .75; }
</style>
</head>
<body>
<main>
<p>${escapeHtml(message)}</p>
<p class="small">Request ID: ${escapeHtml(requestId)}</p>
</main>
</body>
</html>
`;
