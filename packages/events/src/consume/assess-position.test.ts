import { expect, test } from '@jest/globals';
import { assessPosition, type StoredPosition, type StreamState } from './assess-position.ts';

const stored: StoredPosition = { streamCreatedAt: 'A', settled: 100, floor: 90, lost: undefined };
const stream: StreamState = { createdAt: 'A', lastSequence: 150, isRewound: false, ackFloor: 95, settled: 95 };

test('a position that the stream has not passed is current, and its floor follows', () => {
  expect(assessPosition(stored, stream)).toEqual({ ...stored, floor: 95, isBehind: false });
});

test('a position behind the stream has lost everything after its floor', () => {
  expect(assessPosition(stored, { ...stream, ackFloor: 120, settled: 120 })).toEqual({
    streamCreatedAt: 'A',
    settled: 150,
    floor: 120,
    lost: { after: 90, through: 150 },
    isBehind: true,
  });
});

test('a second restore includes what the first one lost', () => {
  const again = { ...stored, lost: { after: 20, through: 60 } };

  expect(assessPosition(again, { ...stream, ackFloor: 120, settled: 120 })).toMatchObject({ lost: { after: 20, through: 150 } });
  expect(assessPosition(again, stream)).toMatchObject({ lost: { after: 20, through: 60 }, isBehind: false });
});

test.each([
  { case: 'a new stream', stream: { ...stream, createdAt: 'B', lastSequence: 5, ackFloor: 3, settled: 3 } },
  { case: 'a stream that was restored itself', stream: { ...stream, isRewound: true, lastSequence: 50, ackFloor: 3, settled: 3 } },
])('the position in $case starts at what is acknowledged', ({ stream: changed }) => {
  expect(assessPosition({ ...stored, lost: { after: 20, through: 60 } }, changed)).toEqual({
    streamCreatedAt: changed.createdAt,
    settled: 3,
    floor: 3,
    lost: undefined,
    isBehind: false,
  });
});

test('a consumer without a position starts at what is acknowledged', () => {
  expect(assessPosition(undefined, stream)).toMatchObject({ settled: 95, floor: 95, lost: undefined, isBehind: false });
});
