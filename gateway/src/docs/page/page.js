// Draws the reference of the API from the document that the same origin publishes. Nothing else is fetched, and nothing is told to anybody.
import { init } from './redoc.js';

const OPTIONS = { disableTelemetry: true, sortRequiredPropsFirst: true, hideSchemaPattern: true };

const place = document.querySelector('#reference');
const answer = await fetch('openapi.json');
if (answer.ok) init(asServedHere(await answer.json()), OPTIONS, place);
else place.textContent = `openapi.json answered ${answer.status}.`;

/** The document of this very service: its `{base_url}` is where the page stands. */
function asServedHere(description) {
  const base = new URL('.', location.href).href;
  const servers = [{ url: base.replace(/\/$/, ''), description: 'This service; the key tells sandbox from live.' }];
  const source = `The reference is drawn from [openapi.json](${base}openapi.json).`;
  return { ...description, servers, info: { ...description.info, description: `${description.info.description}\n\n${source}` } };
}
