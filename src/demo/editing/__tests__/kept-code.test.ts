/** @jest-environment jsdom */
import { forgetDrafts, hasDraft } from '../../kept-drafts';
import { KeptCode, type StartedDrafts } from '../KeptCode';

const PLACE = { path: 'docs/a/Orders.tsx', variant: 'TS', original: 'as written' } as const;
const KEY = 'demo.edited.TS:docs/a/Orders.tsx';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function edit(code: string, started?: StartedDrafts): KeptCode {
  const kept = new KeptCode(PLACE, started);
  kept.change(code);
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
  kept.change(PLACE.original);
  expect(kept.keep()).toBe(true);
  expect(localStorage).toHaveLength(0);
});

it('drops what was written for another version of the demo', () => {
  edit('my own');
  const changed = new KeptCode({ ...PLACE, original: 'as written anew' as never });
  expect(changed).toMatchObject({ code: 'as written anew', edited: false, outdated: true });
  changed.keep();
  expect(localStorage).toHaveLength(0);
});

it.each(['', 'no JSON', '[]', 'null', '{"of":1,"code":"x"}', '{"code":"x"}'])(
  'drops junk: %s',
  (junk) => {
    localStorage.setItem(KEY, junk);
    const kept = new KeptCode(PLACE);
    expect(kept).toMatchObject({ code: PLACE.original, outdated: false });
    kept.keep();
    expect(localStorage.getItem(KEY)).toBeNull();
  },
);

it('code that was not typed in this page view waits until it is started', () => {
  expect(edit('my own').waits).toBe(false);
  const next = new KeptCode(PLACE);
  expect(next.waits).toBe(true);
  next.change('my own, changed');
  expect(next.waits).toBe(true);
  next.start();
  expect(next.waits).toBe(false);
});

it('code that was started in this page view is not asked about again', () => {
  const started: StartedDrafts = new Map();
  edit('my own', started);
  expect(new KeptCode(PLACE, started).waits).toBe(false);
  // Another tab has written something else meanwhile.
  edit('from another tab');
  expect(new KeptCode(PLACE, started).waits).toBe(true);
});

it('a reset does not let a draft run that comes back by undoing it', () => {
  edit('my own');
  const next = new KeptCode(PLACE);
  next.change(PLACE.original);
  expect(next).toMatchObject({ waits: false, edited: false });
  next.change('my own');
  expect(next.waits).toBe(true);
});

it('code counts as finished when it has been alive for two seconds', () => {
  const kept = edit('for (;;);');
  kept.begin();
  kept.end();
  jest.advanceTimersByTime(1_999);
  expect(new KeptCode(PLACE).phase).toBe('unfinished');
  jest.advanceTimersByTime(1);
  expect(new KeptCode(PLACE).phase).toBe('idle');
});

it('a new run begins the two seconds again', () => {
  const kept = edit('setTimeout(hang, 300)');
  kept.begin();
  kept.end();
  jest.advanceTimersByTime(1_900);
  kept.begin();
  jest.advanceTimersByTime(1_900);
  expect(new KeptCode(PLACE).phase).toBe('unfinished');
});

it('code that the reader left while it ran is finished', () => {
  const kept = edit('fine');
  kept.begin();
  kept.leave();
  expect(new KeptCode(PLACE).phase).toBe('idle');
});

it('what is known of a version is not said of the next one', () => {
  edit('for (;;);').begin();
  const next = new KeptCode(PLACE);
  next.keep();
  expect(new KeptCode(PLACE).phase).toBe('unfinished');
  next.change('for (;false;);');
  next.keep();
  expect(new KeptCode(PLACE).phase).toBe('idle');
});

it('drafts that were forgotten do not come back from an editor that was open', () => {
  const kept = edit('my own');
  kept.begin();
  kept.end();
  forgetDrafts();
  kept.leave();
  jest.advanceTimersByTime(5_000);
  expect(localStorage).toHaveLength(0);
});

it('says when the browser keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const kept = new KeptCode(PLACE);
  kept.change('my own');
  expect(kept.keep()).toBe(false);
  expect(kept.edited).toBe(true);
});

it('does not write a draft back that the reader has forgotten, when its editor closes', () => {
  const kept = edit('my own');
  kept.change('typed just before');
  forgetDrafts();
  kept.leave();
  expect(localStorage).toHaveLength(0);
  edit('written afterwards');
  expect(hasDraft(PLACE.path, 'TS')).toBe(true);
});
