import { escapeHtml } from '../escape-html.ts';
import { modeBadge } from '../page-frame.ts';
import type { Operation } from './reference-document.ts';

/** Reports whether a browser may send the operation: it needs a publishable key or none. Secret keys never belong in a browser. */
export const isForBrowsers = ({ security }: Operation): boolean =>
  security.length === 0 || security.some((scheme) => Object.hasOwn(scheme, 'publishableKey'));

/** Renders the console with which a reader sends the operation to this service. A script shows it. */
export function consoleForm(operation: Operation, method: string, path: string): string {
  const body = Object.values(operation.requestBody?.content['application/json']?.examples ?? {})[0]?.value;
  const fields = (operation.parameters ?? [])
    .filter((parameter) => parameter.in !== 'header')
    .map(({ name, in: location, required = false, schema }) =>
      labeled(
        name,
        `<input name="${location}:${escapeHtml(name)}" placeholder="${escapeHtml(String(schema.examples?.[0] ?? ''))}"${required ? ' required' : ''} autocomplete="off">`,
      ),
    );
  return `<details class="console" hidden><summary>Try it ${modeBadge('sandbox')}</summary>
<form data-method="${method.toUpperCase()}" data-path="${escapeHtml(path)}">
${operation.security.length === 0 ? '' : labeled('Publishable sandbox key', '<input name="key" placeholder="svc_test_pub_…" required autocomplete="off" spellcheck="false">', 'Stored in this tab only.')}
${fields.join('\n')}
${body === undefined ? '' : labeled('Body', `<textarea name="body" rows="6" spellcheck="false">${escapeHtml(JSON.stringify(body, null, 2))}</textarea>`)}
<button>Send</button>
</form>
<div class="response"></div></details>`;
}

const labeled = (name: string, control: string, note = ''): string =>
  `<label><span>${escapeHtml(name)}</span> ${control}${note === '' ? '' : `<small>${note}</small>`}</label>`;
