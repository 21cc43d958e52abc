const { defineConfig } = require('@medusajs/framework/utils');

/** One process that serves requests and runs background work, on the database of DATABASE_URL, without the admin's pages. */
module.exports = defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { connection: { ssl: false }, pool: { min: 0, max: 32 } },
    ...(process.env.REDIS_URL ? { redisUrl: process.env.REDIS_URL } : {}),
    workerMode: 'shared',
    http: { storeCors: '*', adminCors: '*', authCors: '*', jwtSecret: 'bench', cookieSecret: 'bench' },
  },
});
