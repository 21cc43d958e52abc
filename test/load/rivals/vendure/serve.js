// Serves the Shop API with the job queue in the same process, and prints the address once it is listening.
const { bootstrap, JobQueueService } = require('@vendure/core');
const { configOf } = require('./config.js');

bootstrap(configOf({ synchronize: false })).then(
  async (app) => {
    await app.get(JobQueueService).start();
    process.stdout.write(`http://127.0.0.1:${app.getHttpServer().address().port}\n`);
    process.on('SIGTERM', () => app.close().then(() => process.exit(0)));
  },
  (error) => {
    process.stderr.write(`${error?.stack ?? error}\n`);
    process.exit(1);
  },
);
