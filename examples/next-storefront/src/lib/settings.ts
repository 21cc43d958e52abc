import 'server-only';

type Setting = 'STOREFRONT_URL' | 'STOREFRONT_PUBLISHABLE_KEY' | 'STOREFRONT_SECRET_KEY' | 'STOREFRONT_WEBHOOK_SECRET' | 'STORE_URL';

/** Returns a setting when it is used, so that one build serves every environment. */
export function setting(name: Setting): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. See .env.example.`);
  return value;
}
