/** @jest-environment jsdom */
import { API_DISPLAY_RULE } from '@site/model/preferences';
import {
  applyApiDisplays,
  decideApiDisplays,
  isApiAddress,
  type ReaderBrowser,
} from '../api-display';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';

/** Decides for a reader with these values in storage, and records what is written. */
function decide(stored: Record<string, string>, browser: Partial<ReaderBrowser> = {}) {
  const written: Record<string, string> = {};
  const displays = decideApiDisplays(API_DISPLAY_RULE, {
    read: (key) => stored[key] ?? '',
    write(key, value) {
      written[key] = value;
    },
    userAgent: BROWSER,
    random: () => 0.99,
    ...browser,
  });
  return {
    shown: Object.fromEntries(
      displays.map(({ attribute, display }) => [attribute.replace('data-api-', ''), display]),
    ),
    written,
  };
}

function all(display: string) {
  return { props: display, slots: display, classes: display };
}

describe('the layout of a section', () => {
  it.each(['collapsed', 'expanded', 'table'])('is its own choice: %s', (display) => {
    const { shown, written } = decide({ apiPage_slots: display, apiPage_default: 'expanded' });
    expect(shown).toEqual({ ...all('expanded'), slots: display });
    expect(written).toEqual({});
  });

  it.each(['collapsed', 'expanded', 'table'])('is the common default: %s', (display) => {
    expect(decide({ apiPage_default: display })).toEqual({ shown: all(display), written: {} });
  });

  it('is one at random, kept as the default so that all sections agree', () => {
    expect(decide({})).toEqual({ shown: all('table'), written: { apiPage_default: 'table' } });
  });

  it('is random for the sections that have no choice', () => {
    expect(decide({ apiPage_props: 'collapsed' })).toEqual({
      shown: { ...all('table'), props: 'collapsed' },
      written: { apiPage_default: 'table' },
    });
  });

  it('draws nothing when every section has a choice', () => {
    const stored = { apiPage_props: 'table', apiPage_slots: 'table', apiPage_classes: 'table' };
    expect(decide(stored)).toEqual({ shown: all('table'), written: {} });
  });

  it.each(['Table', 'sideways', '[]', ' table', 'null', '__proto__', '"table"'])(
    'counts "%s" as absent, wherever it stands',
    (junk) => {
      const stored = { apiPage_props: junk, apiPage_default: junk };
      expect(decide(stored).shown).toEqual(all('table'));
      expect(decide({ apiPage_props: junk, apiPage_default: 'collapsed' }).shown).toEqual(
        all('collapsed'),
      );
    },
  );

  it('draws once where nothing can be written', () => {
    const draws = [0.1, 0.5, 0.9];
    const { shown } = decide({}, { write: () => {}, random: () => draws.shift() ?? 0 });
    expect(shown).toEqual(all('expanded'));
  });
});

describe('crawlers', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'bingbot/2.0',
    'SomeCrawler 1.0',
    'Baiduspider',
    'My ROBOT',
    'page crawling service',
  ])('get everything expanded, and nothing is written: %s', (userAgent) => {
    expect(decide({ apiPage_default: 'table' }, { userAgent })).toEqual({
      shown: all('expanded'),
      written: {},
    });
  });

  it('keep a choice of their own', () => {
    const { shown } = decide({ apiPage_props: 'table' }, { userAgent: 'Googlebot' });
    expect(shown).toEqual({ ...all('expanded'), props: 'table' });
  });
});

/** A sequence that is the same in each run: mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('the draw', () => {
  it('has equal odds', () => {
    const random = seeded(7);
    const counts: Record<string, number> = {};
    for (let draw = 0; draw < 300; draw += 1) {
      const { props = '' } = decide({}, { random }).shown;
      counts[props] = (counts[props] ?? 0) + 1;
    }
    expect(Object.keys(counts).sort()).toEqual(['collapsed', 'expanded', 'table']);
    // 100 is expected, with a standard deviation of 8.2; four of these are never left by chance.
    Object.values(counts).forEach((count) => expect(Math.abs(count - 100)).toBeLessThan(33));
  });

  it.each([
    [0, 'expanded'],
    [0.333, 'expanded'],
    [0.334, 'collapsed'],
    [0.666, 'collapsed'],
    [0.667, 'table'],
    [0.999999, 'table'],
  ])('%s gives %s', (drawn, display) => {
    expect(decide({}, { random: () => drawn }).shown).toEqual(all(display));
  });
});

it.each([
  ['/x/api/data-grid/data-grid/', true],
  ['/zh/x/api/charts/bar-chart/', true],
  ['/x/next/api/charts/bar-chart/', true],
  ['/pt/x/7.0.0/api/data-grid/', true],
  ['/material-ui/api/button/', true],
  ['/zh/system/api/box/', true],
  ['/x/react-data-grid/', false],
  ['/x/react-data-grid/api-object/', false],
  ['/api/', false],
  ['/', false],
])('%s is an address of the reference: %s', (pathname, is) => {
  expect(isApiAddress(pathname)).toBe(is);
});

describe('in a browser', () => {
  const root = document.documentElement;

  beforeEach(() => {
    localStorage.clear();
    API_DISPLAY_RULE.sections.forEach(({ attribute }) => root.removeAttribute(attribute));
  });
  afterEach(() => jest.restoreAllMocks());

  function shown() {
    applyApiDisplays(root, API_DISPLAY_RULE);
    return ['props', 'slots', 'classes'].map((name) => root.getAttribute(`data-api-${name}`));
  }

  it('sets attributes for CSS', () => {
    localStorage.setItem('apiPage_default', 'table');
    localStorage.setItem('apiPage_props', 'collapsed');
    expect(shown()).toEqual(['collapsed', 'table', 'table']);
  });

  it('writes what it drew, and draws no second time', () => {
    const [first] = shown();
    expect(localStorage.getItem('apiPage_default')).toBe(first);
    jest.spyOn(Math, 'random').mockImplementation(() => {
      throw new Error('drawn again');
    });
    expect(shown()).toEqual([first, first, first]);
  });

  it('all sections agree where storage is blocked', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const [props, slots, classes] = shown();
    expect(API_DISPLAY_RULE.displays).toContain(props);
    expect([slots, classes]).toEqual([props, props]);
  });
});
