/** @jest-environment jsdom */
import { parseTicks, readTicks, ticksKey, writeTicks } from '../ticks';

const IDS = ['packages', 'codemod', 'slots'];

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it.each([
  ['nothing', '', []],
  ['ticks', '["slots","packages"]', ['packages', 'slots']],
  ['steps that the guide does not have', '["slots","gone"]', ['slots']],
  ['a text', '"slots"', []],
  ['an object', '{"slots":true}', []],
  ['other values', '[1,null,["slots"],"codemod"]', ['codemod']],
  ['junk', '[slots', []],
])('reads %s', (_, kept, done) => {
  expect([...parseTicks(kept, IDS)]).toEqual(done);
});

it('keeps each guide for itself', () => {
  writeTicks('one', new Set(['slots']));
  expect([...readTicks('one', IDS)]).toEqual(['slots']);
  expect([...readTicks('other', IDS)]).toEqual([]);
});

it('keeps nothing where nothing is done', () => {
  writeTicks('one', new Set(['slots']));
  writeTicks('one', new Set());
  expect(localStorage.getItem(ticksKey('one'))).toBeNull();
});

it('does without storage', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(() => writeTicks('one', new Set(['slots']))).not.toThrow();
  expect(readTicks('one', IDS).size).toBe(0);
});
