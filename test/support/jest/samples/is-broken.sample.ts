import { test } from '@jest/globals';

test('is never run', () => undefined);

throw new Error('a module that cannot be loaded');
