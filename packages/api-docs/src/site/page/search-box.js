import { announce } from './announce.js';

const RESULTS_MAX = 8;

/** Starts the search over the guides and the reference. The index is loaded when the reader turns to the box, and again with the next letter if that fails. */
export function startSearch() {
  const input = document.querySelector('#search');
  const results = document.querySelector('#results');
  let index;
  const load = () =>
    (index ??= loadIndex().catch(() => {
      index = undefined;
    }));
  const close = () => (results.hidden = true);
  const search = async () => {
    const query = input.value.trim();
    if (query === '') return close();
    const find = await load();
    if (input.value.trim() === query) show(results, find?.(query));
  };
  const links = () => [...results.querySelectorAll('a')];
  input.addEventListener('focus', () => void load());
  input.addEventListener('input', () => void search());
  input.parentElement.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      close();
      input.focus();
    }
    if (event.key === 'Enter' && event.target === input) links()[0]?.click();
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || results.hidden) return;
    event.preventDefault();
    const stops = [input, ...links()];
    stops[(stops.indexOf(document.activeElement) + by + stops.length) % stops.length].focus();
  });
  input.parentElement.addEventListener('focusout', ({ relatedTarget }) => {
    if (!input.parentElement.contains(relatedTarget)) close();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target.closest('input, textarea, select')) return;
    event.preventDefault();
    input.focus();
  });
  input.parentElement.hidden = false;
}

/** Loads the library and the index, and returns a function that finds the best sections. */
async function loadIndex() {
  const [{ default: MiniSearch }, response] = await Promise.all([
    import('./minisearch.js'),
    fetch(new URL('search.json', import.meta.url)),
  ]);
  const { options, index } = await response.json();
  const search = MiniSearch.loadJS(index, options);
  return (query) => search.search(query, { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { heading: 3, title: 2 } });
}

/** Shows the sections that were found; undefined if the index could not be loaded. */
function show(results, found) {
  const list = document.createElement('ul');
  list.append(...(found ?? []).slice(0, RESULTS_MAX).map(itemOf));
  const text = found === undefined ? 'The search is not available' : textOf(found.length);
  const count = document.createElement('p');
  count.textContent = text;
  results.replaceChildren(count, list);
  results.hidden = false;
  announce(text);
}

const textOf = (count) => (count === 0 ? 'Nothing found' : `${count} ${count === 1 ? 'section' : 'sections'} found`);

function itemOf({ id, title, heading }) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = new URL(id, import.meta.url).href;
  const page = document.createElement('small');
  page.textContent = heading === '' ? '' : title;
  link.append(heading === '' ? title : heading, page);
  item.append(link);
  return item;
}
