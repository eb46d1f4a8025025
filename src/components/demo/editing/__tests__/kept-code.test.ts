/** @jest-environment jsdom */
import { hasDraft } from '../../draft-key';
import { readDraft } from '../edited-draft';
import { KeptCode } from '../KeptCode';

const PLACE = { path: 'docs/a/Orders.tsx', variant: 'TS', original: 'as written' } as const;
const KEY = 'demo.edited.TS:docs/a/Orders.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

function edit(code: string, place = PLACE): KeptCode {
  const kept = new KeptCode(place);
  kept.code = code;
  kept.keep();
  return kept;
}

it('gives back what was written, in its variant alone', () => {
  edit('my own');
  expect(new KeptCode(PLACE)).toMatchObject({ code: 'my own', edited: true, phase: 'idle' });
  expect(new KeptCode({ ...PLACE, variant: 'JS' as never })).toMatchObject({ edited: false });
  expect(hasDraft(PLACE.path, 'TS')).toBe(true);
  expect(hasDraft(PLACE.path, 'JS')).toBe(false);
});

it('keeps nothing that is like the original', () => {
  const kept = edit('my own');
  kept.code = PLACE.original;
  expect(kept.keep()).toBe(true);
  expect(localStorage).toHaveLength(0);
});

it('drops what was written for another version of the demo', () => {
  edit('my own');
  const changed = new KeptCode({ ...PLACE, original: 'as written anew' as never });
  expect(changed).toMatchObject({ code: 'as written anew', edited: false });
  expect(localStorage).toHaveLength(0);
});

it.each(['', 'no JSON', '[]', 'null', '{"of":1,"code":"x"}', '{"code":"x"}'])(
  'drops junk: %s',
  (junk) => {
    localStorage.setItem(KEY, junk);
    expect(readDraft(PLACE)).toBeUndefined();
    expect(localStorage.getItem(KEY)).toBeNull();
  },
);

it('code that never came to an end waits when it comes back', () => {
  edit('for (;;);').enter('running');
  expect(new KeptCode(PLACE).phase).toBe('waiting');
  new KeptCode(PLACE).leave();
  expect(new KeptCode(PLACE).phase).toBe('waiting');
});

it('code that ended, or that the reader left while it ran, does not wait', () => {
  const kept = edit('fine');
  kept.enter('running');
  kept.enter('idle');
  expect(new KeptCode(PLACE).phase).toBe('idle');
  kept.enter('running');
  kept.leave();
  expect(new KeptCode(PLACE).phase).toBe('idle');
});

it('says when the browser keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const kept = new KeptCode(PLACE);
  kept.code = 'my own';
  expect(kept.keep()).toBe(false);
  expect(kept.edited).toBe(true);
});
