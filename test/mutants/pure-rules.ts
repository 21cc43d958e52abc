/** The files whose mutants the tests must notice: rules that neither wait nor read nor write, by the workspace whose pure tests cover them. */
export const PURE_RULES: Readonly<Record<string, readonly string[]>> = {
  gateway: [
    'src/access/limits/{client-address,local-budget,local-window}.ts',
    'src/http/encoding/{accepted-codings,choose-coding,encoded-etag,if-none-match}.ts',
    'src/http/input/{parse-query,unknown-parameters}.ts',
    'src/http/replies/origin-of.ts',
    'src/payments/return-url.ts',
    'src/stores/domain/*.ts',
  ],
  'packages/money': ['src/*.ts'],
  'packages/public-json': ['src/*.ts'],
  'packages/rpc': ['src/list-filters.ts'],
  'services/billing': [
    'src/{credit,payments,reports}/domain/*.ts',
    'src/accounts/domain/login-limit.ts',
    'src/invoices/domain/{credit-note,credit-parts,invoice,invoice-parts,issue-invoice,overdue,settlement}.ts',
    'src/statements/domain/{account-entry,aging,statement-period}.ts',
  ],
  'services/cart': ['src/domain/*.ts'],
  'services/catalog': [
    'src/domain/{contract-price-row,display-price,price,quote-tax,quoted-product,reservation,visible-change}.ts',
    'src/domain/import/{cells,precision-violation,read-sku}.ts',
  ],
  'services/orders': ['src/domain/*.ts'],
  'services/webhooks': ['src/domain/*.ts', 'src/signing/*.ts'],
  'tools/operator': [
    'src/{cell-text,escape-controls,given-argument,list-options,payment-terms}.ts',
    'src/{settlement-options,time-options}.ts',
  ],
};
