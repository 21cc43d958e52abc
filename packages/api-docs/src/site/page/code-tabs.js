import { recall, remember } from './choices.js';

const CHOICE = 'docs-language';

/** Turns each group of samples into tabs, which all show the language that the reader chose last, on any page. */
export function addCodeTabs() {
  const groups = [...document.querySelectorAll('.samples')].map((samples, index) => tabsOf(samples, `samples-${index}`));
  const showAll = (language) => groups.forEach((group) => group.show(language));
  for (const { tabs } of groups) {
    for (const tab of tabs) {
      const choose = (chosen) => {
        const top = chosen.getBoundingClientRect().top;
        remember(CHOICE, chosen.dataset.language);
        showAll(chosen.dataset.language);
        chosen.focus();
        // Groups above have changed their heights, too.
        scrollBy({ top: chosen.getBoundingClientRect().top - top, behavior: 'instant' });
      };
      tab.addEventListener('click', () => choose(tab));
      tab.addEventListener('keydown', (event) => {
        const at = tabs.indexOf(tab);
        const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
        if (next === undefined) return;
        event.preventDefault();
        choose(tabs.at(next % tabs.length));
      });
    }
  }
  showAll(recall(CHOICE));
}

/** The first language is shown if the group has no sample in the chosen one. */
function tabsOf(samples, id) {
  const panels = [...samples.querySelectorAll('.sample')];
  const list = document.createElement('div');
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', 'Language of the sample');
  const tabs = panels.map((panel, index) => {
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.id = `${id}-tab-${index}`;
    tab.textContent = panel.dataset.label;
    tab.dataset.language = panel.dataset.language;
    panel.id = `${id}-panel-${index}`;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    return tab;
  });
  list.append(...tabs);
  samples.prepend(list);
  samples.classList.add('tabbed');
  const show = (language) => {
    const shown = Math.max(
      0,
      tabs.findIndex((tab) => tab.dataset.language === language),
    );
    for (const [index, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(index === shown));
      tab.tabIndex = index === shown ? 0 : -1;
      panels[index].hidden = index !== shown;
    }
  };
  return { tabs, show };
}
