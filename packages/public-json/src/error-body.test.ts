import { describe, expect, test } from '@jest/globals';
import { AppError, conflict, invalidAll } from '@storefront/errors';
import { errorBody } from './error-body.ts';

const AT = { requestId: 'r1', origin: 'https://api.shop.example' };

describe('the error envelope', () => {
  test('of a conflict mirrors its message as the legacy detail', () => {
    expect(errorBody(conflict('cart_empty', 'The cart is empty.'), AT)).toEqual({
      error: {
        code: 'conflict',
        reason: 'cart_empty',
        message: 'The cart is empty.',
        request_id: 'r1',
        doc_url: 'https://api.shop.example/docs/errors#cart_empty',
        details: [],
      },
      detail: 'The cart is empty.',
    });
  });

  test('of a 422 lists every error, also in the legacy format', () => {
    const body = errorBody(
      invalidAll([
        { field: 'lines.0.quantity', location: 'body', code: 'too_small', detail: 'must be greater than 0' },
        { field: 'limit', location: 'query', code: 'too_big', detail: 'must be 200 at most' },
      ]),
      AT,
    );

    expect(body.error.details).toEqual([
      { field: 'lines.0.quantity', location: 'body', code: 'too_small', detail: 'must be greater than 0' },
      { field: 'limit', location: 'query', code: 'too_big', detail: 'must be 200 at most' },
    ]);
    expect(body.detail).toEqual([
      { loc: ['body', 'lines', 0, 'quantity'], msg: 'must be greater than 0', type: 'too_small' },
      { loc: ['query', 'limit'], msg: 'must be 200 at most', type: 'too_big' },
    ]);
  });

  test('of an internal error reveals nothing about the cause', () => {
    const error = new AppError('bad_gateway', 'catalog at 10.0.0.7 refused', { reason: 'downstream_unavailable' });

    expect(JSON.stringify(errorBody(error, AT))).not.toContain('10.0.0.7');
  });

  test('without a reason leads to the section of its code', () => {
    expect(errorBody(new AppError('unauthorized', 'No.'), AT).error.doc_url).toBe('https://api.shop.example/docs/errors#unauthorized');
  });

  test('of an ordered cart contains the order ID', () => {
    const error = conflict('cart_already_ordered', 'Ordered.', {
      details: [{ field: 'cart_id', code: 'cart_already_ordered', detail: 'Ordered.', orderId: 'o1' }],
    });

    expect(errorBody(error, AT).error.details).toEqual([
      { field: 'cart_id', location: 'body', code: 'cart_already_ordered', detail: 'Ordered.', order_id: 'o1' },
    ]);
  });
});
