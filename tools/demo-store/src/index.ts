export { catalogRows } from './catalog/catalog-rows.ts';
export { type DemoDocument, writeDemo } from './seed/demo-file.ts';
export { describeDemo } from './seed/describe-demo.ts';
export { withDemoToken } from './seed/demo-token.ts';
export { openDemo } from './seed/open-demo.ts';
export { demoApp } from './server/app.ts';
export { shippingOptions } from './shipping-options.ts';
