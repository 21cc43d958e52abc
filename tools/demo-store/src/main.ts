import { demoApp } from './server/app.ts';
import { readConfig } from './server/config.ts';

const config = readConfig(process.env);
const { app, webhooks } = demoApp(config);
const server = app.listen(config.port, config.host, (error) => {
  if (error) {
    process.stderr.write(`The demo page cannot listen on ${config.host}:${config.port}: ${error.message}\n`);
    process.exit(1);
  }
  process.stdout.write(`Demo page at http://${config.host}:${config.port}, catalog from ${config.apiBaseUrl}\n`);
  void webhooks.start();
});

const stop = () => {
  webhooks.stop();
  server.close();
  server.closeAllConnections();
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
