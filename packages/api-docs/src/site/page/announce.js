/** Says something to users of screen readers. */
export function announce(text) {
  document.querySelector('#announcer').textContent = text;
}
