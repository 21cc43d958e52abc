const { DefaultJobQueuePlugin, DefaultLogger, DefaultSearchPlugin, dummyPaymentHandler, LogLevel } = require('@vendure/core');

/** The configuration that Vendure's documentation gives for production, on the database of DATABASE_URL and with settled dummy payments. */
exports.configOf = ({ synchronize }) => ({
  logger: new DefaultLogger({ level: LogLevel.Error }),
  apiOptions: { hostname: '127.0.0.1', port: Number(process.env.PORT ?? 0), adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
  authOptions: {
    tokenMethod: 'bearer',
    requireVerification: false,
    cookieOptions: { secret: 'bench' },
    superadminCredentials: { identifier: 'bench', password: 'a password of the bench' },
  },
  dbConnectionOptions: { type: 'postgres', url: process.env.DATABASE_URL, synchronize, logging: false, extra: { max: 32 } },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  plugins: [
    DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true }),
    DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
  ],
});
