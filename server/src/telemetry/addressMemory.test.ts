import { expect, test } from 'vitest';
import { createAddressMemory } from './addressMemory.ts';

const minute = 60_000;

function memoryWithClock(most?: number) {
  const clock = { now: 0 };
  return { clock, memory: createAddressMemory(() => clock.now, most) };
}

test('each kind of event is counted once an hour for an address', () => {
  const { clock, memory } = memoryWithClock();
  const minutes: number[] = [];
  for (let at = 0; at < 130; at += 1) {
    clock.now = at * minute;
    if (memory.of('192.0.2.1').isFirst('visit shell s1')) minutes.push(at);
  }
  expect(minutes).toEqual([0, 60, 120]);
  expect(memory.of('192.0.2.1').isFirst('visit shell s2')).toBe(true);
  expect(memory.of('192.0.2.2').isFirst('visit shell s1')).toBe(true);
});

test('a failure is counted once, and only within ten minutes of its counted visit', () => {
  const { clock, memory } = memoryWithClock();
  const address = memory.of('192.0.2.1');
  expect(address.isFirstFailure('error', 'shell s1')).toBe(false);
  address.isFirst('visit shell s1');
  expect(address.isFirstFailure('error', 'shell s2')).toBe(false);
  clock.now = 9 * minute;
  expect(address.isFirstFailure('error', 'shell s1')).toBe(true);
  expect(address.isFirstFailure('error', 'shell s1')).toBe(false);
  clock.now = 11 * minute;
  expect(address.isFirstFailure('attempt 1', 'shell s1')).toBe(false);
});

test('the memory stays full until the oldest counts are an hour old', () => {
  const { clock, memory } = memoryWithClock(100);
  for (let number = 0; number < 100; number += 1) {
    expect(memory.isFull()).toBe(false);
    memory.of(`192.0.2.${number}`).isFirst('visit shell s1');
  }
  expect(memory.isFull()).toBe(true);
  clock.now = 60 * minute;
  expect(memory.isFull()).toBe(false);
});
