import type { Page } from 'playwright-core';

/** The focus outline of an element. */
export interface FocusOutline {
  readonly element: string;
  readonly width: number;
  /** Between the outline and what is around the element. */
  readonly contrast: number;
}

/** More than any page has. */
const STOPS_MAX = 200;

/** The outline of the focused element, with the first background around it that is not transparent. Evaluated in the page. */
const OUTLINE = `(() => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const channels = (color) => color.match(/[\\d.]+/g).map(Number);
  const luminance = ([r, g, b]) => [r, g, b]
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
  let around = focused.parentElement;
  while (around.parentElement && channels(getComputedStyle(around).backgroundColor)[3] === 0) around = around.parentElement;
  const style = getComputedStyle(focused);
  const [light, dark] = [style.outlineColor, getComputedStyle(around).backgroundColor].map((color) => luminance(channels(color))).sort((a, b) => b - a);
  return {
    element: focused.outerHTML.slice(0, 120),
    width: style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth),
    contrast: Math.round(((light + 0.05) / (dark + 0.05)) * 10) / 10,
  };
})()`;

/** Presses Tab through a page and returns the outline of each element that gets the focus. */
export async function focusContrast(page: Page): Promise<readonly FocusOutline[]> {
  const outlines: FocusOutline[] = [];
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate<FocusOutline | null>(OUTLINE);
    // After the last element, the focus leaves the page.
    if (outline === null) break;
    outlines.push(outline);
  }
  return outlines;
}
