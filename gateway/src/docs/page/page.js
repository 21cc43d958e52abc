// Draws the reference of the API from the document that the same origin publishes. Nothing else is fetched, and nothing is told to anybody.
import { init } from './redoc.js';

const place = document.querySelector('#reference');
const answer = await fetch('openapi.json');
if (answer.ok) init(await answer.json(), { disableTelemetry: true, sortRequiredPropsFirst: true }, place);
else place.textContent = `openapi.json answered ${answer.status}.`;
