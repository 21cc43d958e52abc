// Adds to a page what needs a script. Without it, a page shows everything that it has to say.
import { remember } from './choices.js';
import { addCodeTabs } from './code-tabs.js';
import { startConsoles } from './console.js';
import { addCopyButtons } from './copy-buttons.js';
import { startSearch } from './search-box.js';

/** The address of the service in the OpenAPI document. */
const EXAMPLE_ADDRESS = 'https://api.shop.example';

function startTheme() {
  const button = document.querySelector('#theme');
  const system = matchMedia('(prefers-color-scheme: dark)');
  const root = document.documentElement;
  const isDark = () => (root.dataset.theme ?? (system.matches ? 'dark' : 'light')) === 'dark';
  const show = () => button.setAttribute('aria-pressed', String(isDark()));
  button.addEventListener('click', () => {
    root.dataset.theme = isDark() ? 'light' : 'dark';
    remember('docs-theme', root.dataset.theme);
    show();
  });
  system.addEventListener('change', show);
  button.hidden = false;
  show();
}

/** Scrolls the list of pages to the current one, unless it is in sight already, or not listed, as the page for what is not found. */
function showCurrentPage() {
  const sidebar = document.querySelector('.sidebar');
  const link = sidebar.querySelector('[aria-current]');
  if (link?.getBoundingClientRect().bottom > innerHeight) sidebar.scrollTop = link.offsetTop - innerHeight / 3;
}

/** Puts the address of this service into the samples. */
function fillAddress() {
  const address = new URL('..', import.meta.url).href.replace(/\/$/, '');
  for (const code of document.querySelectorAll('pre code')) {
    if (!code.textContent.includes(EXAMPLE_ADDRESS)) continue;
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) texts.currentNode.data = texts.currentNode.data.replaceAll(EXAMPLE_ADDRESS, address);
  }
}

startTheme();
showCurrentPage();
fillAddress();
addCodeTabs();
addCopyButtons();
startSearch();
startConsoles();
