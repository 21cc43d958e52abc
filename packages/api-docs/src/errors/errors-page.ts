import { HTTP_STATUS } from '@storefront/public-json';
import { ERROR_CODES, type PublicErrorCode } from './error-codes.ts';
import { ERROR_REASONS } from './error-reasons.ts';

const HEAD = `# Errors

A failed request returns an error body with a code, and for some codes a reason:

\`\`\`json
{
  "error": {
    "code": "validation_error",
    "reason": null,
    "message": "lines.0.quantity: must be greater than 0",
    "request_id": "checkout-7f3a",
    "doc_url": "https://api.shop.example/docs/errors#validation_error",
    "details": [{ "field": "lines.0.quantity", "location": "body", "code": "too_small", "detail": "must be greater than 0" }]
  },
  "detail": [{ "loc": ["body", "lines", 0, "quantity"], "msg": "must be greater than 0", "type": "too_small" }]
}
\`\`\`

- Branch on \`code\`, and on \`reason\` for more detail. New values of both can be added at any time. \`message\` is for people; do not parse it.
- \`details\` lists every problem of a 422: \`field\` is a dotted path, and \`location\` is one of \`body\`, \`query\`, \`path\`, \`header\`.
- \`request_id\` is also returned in the \`X-Request-Id\` header. Include it when you report a problem.
- \`doc_url\` leads to the section of this page about the reason, or about the code if there is none.
- \`detail\` is deprecated; use \`error\`.
- If \`Accept\` prefers \`application/problem+json\` to \`application/json\`, the body has the format of RFC 9457: \`type\` (the \`doc_url\`), \`title\`, \`status\`, \`detail\` (the \`message\`), \`code\`, \`reason\`, \`request_id\`, \`details\`.
- A checkout that exceeds the credit limit, whose prices have changed, or that lacks stock is not an error. It returns 200 with a \`state\`.
- A read can return 200 with \`errors\`, which name sections of \`data\` that are temporarily unavailable (\`downstream_timeout\`, \`downstream_unavailable\`).
`;

/** Renders docs/errors.md from the tables of codes and reasons. `npm run docs -w packages/api-docs` writes the file. */
export const errorsPage = (): string => [HEAD, ...(Object.keys(ERROR_CODES) as PublicErrorCode[]).map(sectionOf)].join('\n');

/** The section of a code with those of its reasons, in the order of the table. The headings are anchors of `doc_url`, and stay. */
function sectionOf(code: PublicErrorCode): string {
  const reasons = Object.entries(ERROR_REASONS).filter(([, entry]) => entry.code === code);
  const sections = reasons.map(([reason, { when, remedy }]) => `\n### \`${reason}\`\n\n${when} ${remedy}\n`);
  const { when, remedy } = ERROR_CODES[code];
  return `## \`${code}\`\n\nStatus ${HTTP_STATUS[code]}. ${when} ${remedy}\n${sections.join('')}`;
}
