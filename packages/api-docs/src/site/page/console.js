import { announce } from './announce.js';

const KEY = 'docs-key';
/** The headers of a response that a reader looks for. */
const SHOWN = ['x-request-id', 'etag', 'retry-after', 'ratelimit', 'x-service-warning'];
const ROOT = new URL('..', import.meta.url);

/** Starts the consoles of the reference. The key is stored in the storage of the tab, and is sent to this service only. */
export function startConsoles() {
  for (const view of document.querySelectorAll('.console')) {
    const form = view.querySelector('form');
    const key = form.elements.key;
    if (key !== undefined) {
      view.addEventListener('toggle', () => (key.value ||= storedKey() ?? ''));
      key.addEventListener('input', () => key.setCustomValidity(keyViolation(key.value.trim())));
    }
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (key !== undefined) keepKey(key.value.trim());
      const button = form.querySelector('button');
      button.disabled = true;
      void send(form, view.querySelector('.response')).finally(() => (button.disabled = false));
    });
    view.hidden = false;
  }
}

/** Only publishable keys of the sandbox belong in this page: live keys reach real orders, and secret keys never belong in a browser. */
function keyViolation(key) {
  if (/^svc_(?!test_)/.test(key)) return 'This is a live key. Use a key of the sandbox, svc_test_pub_….';
  if (key.startsWith('svc_test_sec_'))
    return 'This is a secret key, which belongs on your server only. Use a publishable key, svc_test_pub_….';
  return key === '' || /^svc_test_pub_\S+$/.test(key) ? '' : 'A publishable key of the sandbox starts with svc_test_pub_.';
}

function storedKey() {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keepKey(key) {
  try {
    sessionStorage.setItem(KEY, key);
  } catch {
    // The field keeps it.
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
  const { key, body } = form.elements;
  const headers = {
    ...(key === undefined ? {} : { Authorization: `Bearer ${key.value.trim()}` }),
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
    show(output, response, await response.text());
  } catch (error) {
    output.replaceChildren(element('p', `The request failed: ${error.message}`));
    announce('The request failed');
  }
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
