/** Stores a choice for all pages, if the browser stores anything. */
export function remember(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // The choice applies to this page.
  }
}

/** Returns a stored choice, or null. */
export function recall(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
