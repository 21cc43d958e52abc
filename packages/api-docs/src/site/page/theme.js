// Runs before the page is drawn, so that it never appears in the other theme first.
try {
  const theme = localStorage.getItem('docs-theme');
  if (theme !== null) document.documentElement.dataset.theme = theme;
} catch {
  // A browser that stores nothing follows the theme of its system.
}
