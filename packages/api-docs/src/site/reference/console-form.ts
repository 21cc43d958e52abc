import { escapeHtml } from '../escape-html.ts';
import { modeBadge } from '../page-frame.ts';
import type { Operation } from './reference-document.ts';

const SHOPPER_TOKEN = 'X-Storefront-Shopper-Token';
/** The tokens of this operation are for the store's own server, which mails them. */
const FOR_SERVERS = 'createEmailVerification';

const accepts = ({ security }: Operation, scheme: string): boolean => security.some((each) => Object.hasOwn(each, scheme));

/** Reports whether the operation is one of a shopper, which needs a secret key besides the shopper's token. */
const isOfShopper = (operation: Operation): boolean => accepts(operation, 'shopperToken') && operation.operationId !== FOR_SERVERS;

/** Reports whether a reader can send the operation: it needs no key, a publishable key, or a shopper. */
export const hasConsole = (operation: Operation): boolean =>
  operation.security.length === 0 || accepts(operation, 'publishableKey') || isOfShopper(operation);

/** Renders the console with which a reader sends the operation to this service. A script shows it. */
export function consoleForm(operation: Operation, method: string, path: string): string {
  const ofShopper = isOfShopper(operation);
  const body = Object.values(operation.requestBody?.content['application/json']?.examples ?? {})[0]?.value;
  const fields = (operation.parameters ?? [])
    .filter((parameter) => parameter.in !== 'header')
    .map(({ name, in: location, required = false, schema }) =>
      labeled(
        name,
        `<input name="${location}:${escapeHtml(name)}" placeholder="${escapeHtml(String(schema.examples?.[0] ?? ''))}"${required ? ' required' : ''} autocomplete="off">`,
      ),
    );
  const token = ofShopper || operation.tags.includes('Catalog') ? shopperField(ofShopper) : '';
  return `<details class="console" hidden><summary>Try it ${modeBadge('sandbox')}</summary>
<form data-method="${method.toUpperCase()}" data-path="${escapeHtml(path)}">
${operation.security.length === 0 ? '' : keyField(ofShopper)}
${token}
${fields.join('\n')}
${body === undefined ? '' : labeled('Body', `<textarea name="body" rows="6" spellcheck="false">${escapeHtml(JSON.stringify(body, null, 2))}</textarea>`)}
<button>Send</button>
</form>
<div class="response"></div></details>`;
}

const keyField = (ofShopper: boolean): string =>
  ofShopper
    ? labeled(
        'Secret sandbox key',
        '<input name="secret" type="password" placeholder="svc_test_sec_…" required autocomplete="off" spellcheck="false">',
        'Stored in this tab only. In an application, only your server has a secret key.',
      )
    : labeled(
        'Publishable sandbox key',
        '<input name="key" placeholder="svc_test_pub_…" required autocomplete="off" spellcheck="false">',
        'Stored in this tab only.',
      );

const shopperField = (isRequired: boolean): string =>
  labeled(
    isRequired ? 'Shopper token' : 'Shopper token, for a shopper’s own prices',
    `<input name="header:${SHOPPER_TOKEN}"${isRequired ? ' required' : ''} autocomplete="off" spellcheck="false">`,
    `The console of <a href="shopper-sessions#logIn">POST /v1/auth/login</a> fills this in.`,
  );

const labeled = (name: string, control: string, note = ''): string =>
  `<div><label><span>${escapeHtml(name)}</span> ${control}</label>${note === '' ? '' : `<small>${note}</small>`}</div>`;
