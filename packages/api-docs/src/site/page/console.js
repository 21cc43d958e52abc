import { announce } from './announce.js';

/** Only the parameters that name a key, a token, or an object keep their values; filters start empty. */
const REMEMBERED = /^(?:key$|secret$|header:|path:)/;
const SHOPPER = 'header:X-Storefront-Shopper-Token';
/** The headers of a response that a reader looks for. */
const SHOWN = ['x-request-id', 'etag', 'retry-after', 'ratelimit', 'x-service-warning'];
const ROOT = new URL('..', import.meta.url);

/** Starts the consoles of the reference. Keys, tokens, and IDs are stored in the storage of the tab, and are sent to this service only. */
export function startConsoles() {
  for (const view of document.querySelectorAll('.console')) {
    const form = view.querySelector('form');
    const { key, secret } = form.elements;
    const remembered = [...form.elements].filter(({ name }) => REMEMBERED.test(name));
    view.addEventListener('toggle', () => remembered.forEach((input) => (input.value ||= stored(input.name) ?? '')));
    key?.addEventListener('input', () => key.setCustomValidity(keyViolation('publishable', 'svc_test_pub_', key.value.trim())));
    secret?.addEventListener('input', () => secret.setCustomValidity(keyViolation('secret', 'svc_test_sec_', secret.value.trim())));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      remembered.forEach(({ name, value }) => store(name, value.trim()));
      const button = form.querySelector('button');
      button.disabled = true;
      void send(form, view.querySelector('.response')).finally(() => (button.disabled = false));
    });
    view.hidden = false;
  }
}

/** Only keys of the sandbox belong in this page: live keys reach real orders. A secret key is only entered where nothing else suffices. */
function keyViolation(kind, prefix, key) {
  if (/^svc_(?!test_)/.test(key)) return `This is a live key. Use a key of the sandbox, ${prefix}….`;
  if (kind === 'publishable' && key.startsWith('svc_test_sec_'))
    return `This is a secret key, which belongs on your server only. Use a publishable key, ${prefix}….`;
  return key === '' || (key.startsWith(prefix) && /^\S+$/.test(key.slice(prefix.length)))
    ? ''
    : `A ${kind} key of the sandbox starts with ${prefix}.`;
}

function stored(name) {
  try {
    return sessionStorage.getItem(`docs-${name}`);
  } catch {
    return null;
  }
}

function store(name, value) {
  try {
    sessionStorage.setItem(`docs-${name}`, value);
  } catch {
    // The field has it.
  }
}

async function send(form, output) {
  const values = (prefix) =>
    [...form.elements]
      .filter(({ name, value }) => name.startsWith(prefix) && value !== '')
      .map(({ name, value }) => [name.slice(prefix.length), value]);
  const path = values('path:').reduce((text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)), form.dataset.path);
  const url = new URL(path.slice(1), ROOT);
  url.search = new URLSearchParams(values('query:'));
  const { key, secret, body } = form.elements;
  const credential = key ?? secret;
  const headers = {
    ...(credential === undefined ? {} : { Authorization: `Bearer ${credential.value.trim()}` }),
    ...Object.fromEntries(values('header:')),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
  try {
    const response = await fetch(url, {
      method: form.dataset.method,
      headers,
      body: body?.value,
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
    });
    const text = await response.text();
    rememberShopper(text);
    show(output, response, text);
  } catch (error) {
    output.replaceChildren(element('p', `The request failed: ${error.message}`));
    announce('The request failed');
  }
}

/** The shopper who logs in is the one of all consoles. */
function rememberShopper(text) {
  const token = /"shopper_token":\s*"([^"]+)"/.exec(text)?.[1];
  if (token === undefined) return;
  store(SHOPPER, token);
  for (const input of document.getElementsByName(SHOPPER)) input.value = token;
}

function show(output, response, text) {
  const mode = response.headers.get('x-service-mode');
  const status = element('p', `${response.status} `);
  const badge = element('span', mode === 'live' ? 'Live' : 'Sandbox');
  badge.className = `mode ${mode}`;
  const headers = SHOWN.filter((name) => response.headers.has(name)).map((name) => `${name}: ${response.headers.get(name)}`);
  const block = element('pre', [...headers, '', formatted(text)].join('\n'));
  block.className = 'received';
  block.tabIndex = 0;
  const hint = text.includes('"origin_not_allowed"')
    ? [element('p', `The key does not allow this page: add ${location.origin} to its origins.`)]
    : [];
  output.replaceChildren(status, ...hint, block);
  if (mode !== null) status.append(badge);
  announce(`The response has status ${response.status}`);
}

function formatted(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
