// Renders the API reference from the OpenAPI document of the same origin. Nothing else is fetched, and no telemetry is sent.
import { init } from './redoc.js';

const OPTIONS = { disableTelemetry: true, sortRequiredPropsFirst: true, hideSchemaPattern: true };

const place = document.querySelector('#reference');
const response = await fetch('openapi.json');
if (response.ok) init(withServerUrl(await response.json()), OPTIONS, place);
else place.textContent = `The API reference could not be loaded: openapi.json returned status ${response.status}.`;

/** Replaces the `{base_url}` server with the URL from which the page was loaded. */
function withServerUrl(description) {
  const base = new URL('.', location.href).href;
  const servers = [{ url: base.replace(/\/$/, ''), description: 'This server. The API key determines the mode.' }];
  const source = `Download the OpenAPI document: [openapi.json](${base}openapi.json).`;
  const introduction = description.info.description.replace('https://api.shop.example', base.replace(/\/$/, ''));
  return { ...description, servers, info: { ...description.info, description: `${introduction}\n\n${source}` } };
}
