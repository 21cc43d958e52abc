import { announce } from './announce.js';

/** How long a button says that it has copied. */
const SAID_MS = 2000;

/** Adds a button to each block of code, but not to the outputs. */
export function addCopyButtons() {
  for (const block of document.querySelectorAll('pre:not(.text, .json, .received)')) {
    const frame = document.createElement('div');
    frame.className = 'code';
    block.replaceWith(frame);
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.addEventListener('click', () => void copy(block).then((isCopied) => say(button, isCopied)));
    frame.append(block, button);
  }
}

function say(button, isCopied) {
  button.textContent = isCopied ? 'Copied' : 'Press Ctrl+C';
  announce(isCopied ? 'Copied to the clipboard' : 'The code is selected. Copy it with the keyboard.');
  setTimeout(() => {
    button.textContent = 'Copy';
    announce('');
  }, SAID_MS);
}

/** Browsers offer the clipboard only on https and on this machine. Elsewhere, the code is selected. */
async function copy(block) {
  const code = block.querySelector('code') ?? block;
  try {
    await navigator.clipboard.writeText(code.textContent);
    return true;
  } catch {
    getSelection().selectAllChildren(code);
    return document.execCommand('copy');
  }
}
