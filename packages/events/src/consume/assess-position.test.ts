import { expect, test } from '@jest/globals';
import { assessPosition, type StoredPosition, type StreamState } from './assess-position.ts';

const stored: StoredPosition = { streamCreatedAt: 'A', settled: 100, settledDelivery: 10, floor: 90, lost: undefined };
const stream: StreamState = {
  createdAt: 'A',
  lastSequence: 150,
  isRewound: false,
  ackFloor: 95,
  ackFloorDelivery: 8,
  isRecreated: false,
  recorded: 0,
};
const ahead: StreamState = { ...stream, ackFloor: 120, ackFloorDelivery: 12 };

test('a position that the stream has not passed is current, and its floor follows', () => {
  expect(assessPosition(stored, stream)).toEqual({ ...stored, floor: 95, isBehind: false });
});

test('a position behind the stream has lost everything after its floor', () => {
  expect(assessPosition(stored, ahead)).toEqual({
    streamCreatedAt: 'A',
    settled: 150,
    settledDelivery: 12,
    floor: 120,
    lost: { after: 90, through: 150 },
    isBehind: true,
  });
});

test('a position behind one that this process has stored has lost everything after its floor', () => {
  expect(assessPosition(stored, { ...stream, recorded: 110 })).toMatchObject({
    settled: 150,
    lost: { after: 90, through: 150 },
    isBehind: true,
  });
});

test('a position is current if only events that the consumer does not receive came after it', () => {
  expect(assessPosition(stored, { ...ahead, ackFloorDelivery: 10 })).toEqual({ ...stored, floor: 120, isBehind: false });
});

test('the deliveries of a consumer that was created again are counted from 1', () => {
  const recreated = { ...stream, isRecreated: true, ackFloorDelivery: 3 };

  expect(assessPosition(stored, recreated)).toMatchObject({ settledDelivery: 3, isBehind: false });
  expect(assessPosition(stored, { ...recreated, ackFloor: 120 })).toMatchObject({ settledDelivery: 3, isBehind: true });
});

test('a second restore includes what the first one lost', () => {
  const again = { ...stored, lost: { after: 20, through: 60 } };

  expect(assessPosition(again, ahead)).toMatchObject({ lost: { after: 20, through: 150 } });
  expect(assessPosition(again, stream)).toMatchObject({ lost: { after: 20, through: 60 }, isBehind: false });
});

test.each([
  { case: 'a new stream', stream: { ...stream, createdAt: 'B', lastSequence: 5, ackFloor: 3, ackFloorDelivery: 2 } },
  { case: 'a stream that was restored itself', stream: { ...stream, isRewound: true, lastSequence: 50, ackFloor: 3, ackFloorDelivery: 2 } },
])('the position in $case starts at what is acknowledged', ({ stream: changed }) => {
  expect(assessPosition({ ...stored, lost: { after: 20, through: 60 } }, changed)).toEqual({
    streamCreatedAt: changed.createdAt,
    settled: 3,
    settledDelivery: 2,
    floor: 3,
    lost: undefined,
    isBehind: false,
  });
});

test('a consumer without a position starts at what is acknowledged', () => {
  expect(assessPosition(undefined, stream)).toMatchObject({ settled: 95, settledDelivery: 8, floor: 95, lost: undefined, isBehind: false });
});
