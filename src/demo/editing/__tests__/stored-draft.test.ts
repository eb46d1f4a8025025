/** @jest-environment jsdom */
import { forgetDrafts, hasDraft } from '../../kept-drafts';
import { StoredDraft, type StartedDrafts } from '../StoredDraft';

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

function edit(code: string, started?: StartedDrafts): StoredDraft {
  const draft = new StoredDraft(PLACE, started);
  draft.change(code);
  draft.keep();
  return draft;
}

it('gives back what was written, only in its variant', () => {
  edit('my own');
  expect(new StoredDraft(PLACE)).toMatchObject({ code: 'my own', edited: true, phase: 'idle' });
  expect(new StoredDraft({ ...PLACE, variant: 'JS' as never })).toMatchObject({ edited: false });
  expect(hasDraft(PLACE.path, 'TS')).toBe(true);
  expect(hasDraft(PLACE.path, 'JS')).toBe(false);
});

it('keeps nothing that is like the original', () => {
  const draft = edit('my own');
  draft.change(PLACE.original);
  expect(draft.keep()).toBe(true);
  expect(localStorage).toHaveLength(0);
});

it('drops what was written for another version of the demo', () => {
  edit('my own');
  const changed = new StoredDraft({ ...PLACE, original: 'as written again' as never });
  expect(changed).toMatchObject({ code: 'as written again', edited: false, outdated: true });
  changed.keep();
  expect(localStorage).toHaveLength(0);
});

it.each(['', 'no JSON', '[]', 'null', '{"of":1,"code":"x"}', '{"code":"x"}'])(
  'drops junk: %s',
  (junk) => {
    localStorage.setItem(KEY, junk);
    const draft = new StoredDraft(PLACE);
    expect(draft).toMatchObject({ code: PLACE.original, outdated: false });
    draft.keep();
    expect(localStorage.getItem(KEY)).toBeNull();
  },
);

it('code that was not typed in this page view waits until it is started', () => {
  expect(edit('my own').waits).toBe(false);
  const next = new StoredDraft(PLACE);
  expect(next.waits).toBe(true);
  next.change('my own, changed');
  expect(next.waits).toBe(true);
  next.start();
  expect(next.waits).toBe(false);
});

it('code that was started in this page view is not asked about again', () => {
  const started: StartedDrafts = new Map();
  edit('my own', started);
  expect(new StoredDraft(PLACE, started).waits).toBe(false);
  // Another tab has written something else meanwhile.
  edit('from another tab');
  expect(new StoredDraft(PLACE, started).waits).toBe(true);
});

it('a reset does not let a draft run that comes back by undoing it', () => {
  edit('my own');
  const next = new StoredDraft(PLACE);
  next.change(PLACE.original);
  expect(next).toMatchObject({ waits: false, edited: false });
  next.change('my own');
  expect(next.waits).toBe(true);
});

it('code counts as finished when it has been alive for two seconds', () => {
  const draft = edit('for (;;);');
  draft.begin();
  draft.end();
  jest.advanceTimersByTime(1_999);
  expect(new StoredDraft(PLACE).phase).toBe('unfinished');
  jest.advanceTimersByTime(1);
  expect(new StoredDraft(PLACE).phase).toBe('idle');
});

it('a new run begins the two seconds again', () => {
  const draft = edit('setTimeout(hang, 300)');
  draft.begin();
  draft.end();
  jest.advanceTimersByTime(1_900);
  draft.begin();
  jest.advanceTimersByTime(1_900);
  expect(new StoredDraft(PLACE).phase).toBe('unfinished');
});

it('code that the reader left while it ran is finished', () => {
  const draft = edit('fine');
  draft.begin();
  draft.leave();
  expect(new StoredDraft(PLACE).phase).toBe('idle');
});

it('what is known of a version is not said of the next one', () => {
  edit('for (;;);').begin();
  const next = new StoredDraft(PLACE);
  next.keep();
  expect(new StoredDraft(PLACE).phase).toBe('unfinished');
  next.change('for (;false;);');
  next.keep();
  expect(new StoredDraft(PLACE).phase).toBe('idle');
});

it('drafts that were forgotten do not come back from an editor that was open', () => {
  const draft = edit('my own');
  draft.begin();
  draft.end();
  forgetDrafts();
  draft.leave();
  jest.advanceTimersByTime(5_000);
  expect(localStorage).toHaveLength(0);
});

it('says when the browser keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const draft = new StoredDraft(PLACE);
  draft.change('my own');
  expect(draft.keep()).toBe(false);
  expect(draft.edited).toBe(true);
});

it('does not write a draft back that the reader has forgotten, when its editor closes', () => {
  const draft = edit('my own');
  draft.change('typed just before');
  forgetDrafts();
  draft.leave();
  expect(localStorage).toHaveLength(0);
  edit('written afterwards');
  expect(hasDraft(PLACE.path, 'TS')).toBe(true);
});
