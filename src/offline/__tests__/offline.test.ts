/** @jest-environment jsdom */
import { forgetTexts, isTypingUnkept, keepDrafts, keepsText, registerDraft } from '../drafts';
import { MOST_PAGES, withoutOldPages } from '../tidy';
import { installCacheName, isOurs, isOutdated } from '../worker/cache-names';
import { claimReload } from '../reload-on-update';

const DAY = 24 * 60 * 60 * 1000;

function records(ages: number[], now: number) {
  const pages = ages.map((age, index) => [`/x/${index}/`, { title: '', files: [], at: now - age }]);
  return { pages: Object.fromEntries(pages) as Record<string, never>, families: {} };
}

describe('pages that were read', () => {
  const now = 100 * DAY;

  it('are forgotten after two months', () => {
    const { pages } = withoutOldPages(records([DAY, 61 * DAY], now), now);
    expect(Object.keys(pages)).toEqual(['/x/0/']);
  });

  it('are the newest ones', () => {
    const ages = Array.from({ length: MOST_PAGES + 5 }, (_, index) => MOST_PAGES + 5 - index);
    const { pages } = withoutOldPages(records(ages, now), now);
    expect(Object.keys(pages)).toHaveLength(MOST_PAGES);
    expect(pages['/x/0/']).toBeUndefined();
  });
});

describe('caches of other workers', () => {
  const scope = 'https://mui.com/x/';

  it('are those of earlier generations of the same language', () => {
    expect(isOutdated(`mui-x-pages-v0-${scope}`, scope, 'b2')).toBe(true);
    expect(isOutdated(`mui-x-pages-v1-${scope}`, scope, 'b2')).toBe(false);
    expect(isOutdated('mui-x-pages-v0-https://mui.com/zh/x/', scope, 'b2')).toBe(false);
    expect(isOutdated('something else', scope, 'b2')).toBe(false);
  });

  it('are those of other builds, and those of Workbox', () => {
    expect(isOutdated(installCacheName(scope, 'a1'), scope, 'b2')).toBe(true);
    expect(isOutdated(installCacheName(scope, 'b2'), scope, 'b2')).toBe(false);
    expect(isOutdated(`workbox-precache-v2-${scope}`, scope, 'b2')).toBe(true);
  });

  it('are left to other parts of the host when the worker is retired', () => {
    expect(isOurs(`mui-x-install-a1-${scope}`, scope)).toBe(true);
    expect(isOurs(`workbox-precache-v2-${scope}`, scope)).toBe(true);
    expect(isOurs('workbox-precache-v2-https://mui.com/', scope)).toBe(false);
    expect(isOurs(`other-app-${scope}`, scope)).toBe(false);
  });
});

describe('reloading', () => {
  beforeEach(() => sessionStorage.clear());

  it('happens once within a minute', () => {
    expect(claimReload(1_000_000)).toBe(true);
    expect(claimReload(1_030_000)).toBe(false);
    expect(claimReload(1_061_000)).toBe(true);
  });
});

describe('drafts', () => {
  beforeEach(() => sessionStorage.clear());

  it('come back once, in the page where they were typed', () => {
    const end = registerDraft('a', { read: () => 'half a sen', restore: () => undefined });
    expect(keepDrafts()).toBe(true);
    end();
    const restore = jest.fn();
    registerDraft('a', { read: () => '', restore })();
    registerDraft('a', { read: () => '', restore })();
    expect(restore.mock.calls).toEqual([['half a sen']]);
  });

  it('are not given to another page', () => {
    const end = registerDraft('a', { read: () => 'text', restore: () => undefined });
    keepDrafts();
    end();
    window.history.replaceState(null, '', '/another/');
    const restore = jest.fn();
    registerDraft('a', { read: () => '', restore })();
    expect(restore).not.toHaveBeenCalled();
  });

  it('wait for what has not asked for them, through another reload', () => {
    const end = registerDraft('editor', { read: () => 'code', restore: () => undefined });
    keepDrafts();
    end();
    const endFilter = registerDraft('filter', { read: () => 'sort', restore: () => undefined });
    keepDrafts();
    endFilter();
    const { pathname } = window.location;
    window.history.replaceState(null, '', '/third/');
    const endThird = registerDraft('third', { read: () => 'text', restore: () => undefined });
    keepDrafts();
    endThird();
    window.history.replaceState(null, '', pathname);
    expect(['editor', 'filter', 'third'].map(keepsText)).toEqual([true, true, false]);
  });

  it('are known before they come back, and can be forgotten', () => {
    const ends = ['a', 'b'].map((name) =>
      registerDraft(name, { read: () => 'text', restore: () => undefined }),
    );
    keepDrafts();
    ends.forEach((end) => end());
    forgetTexts((name) => name === 'a');
    expect(['a', 'b', 'c'].map(keepsText)).toEqual([false, true, false]);
    window.history.replaceState(null, '', '/elsewhere/');
    expect(keepsText('b')).toBe(false);
  });

  it('say so when they cannot be kept', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const end = registerDraft('a', { read: () => 'text', restore: () => undefined });
    expect(keepDrafts()).toBe(false);
    end();
    expect(keepDrafts()).toBe(true);
    refuse.mockRestore();
  });

  it('wait for fields that no one keeps', () => {
    document.body.innerHTML = '<input id="a"><div data-draft><textarea id="b"></textarea></div>';
    document.getElementById('a')?.focus();
    expect(isTypingUnkept()).toBe(true);
    document.getElementById('b')?.focus();
    expect(isTypingUnkept()).toBe(false);
  });
});
