/** @jest-environment jsdom */
import path from 'node:path';
import type { HtmlTagObject, LoadContext } from '@docusaurus/types';
import { firstPaint } from '..';

const siteDir = path.join(__dirname, '../../../..');
const context = { siteDir, i18n: { locales: ['en', 'zh', 'pt'] } } as LoadContext;

/** Tags that the plugin puts into every page. */
function tagsOf(place: 'headTags' | 'preBodyTags'): HtmlTagObject[] {
  const tags = firstPaint(context).injectHtmlTags?.({ content: undefined });
  return [tags?.[place] ?? []].flat().filter((tag) => typeof tag === 'object');
}

/** Runs a script of the page; what it throws fails the test. */
function run(place: 'headTags' | 'preBodyTags'): void {
  const scripts = tagsOf(place).filter(({ tagName }) => tagName === 'script');
  expect(scripts).toHaveLength(1);
  scripts.forEach(({ innerHTML }) => new Function(innerHTML ?? '')());
}

const root = document.documentElement;

function preferDark(dark: boolean): void {
  window.matchMedia = ((query: string) => ({
    matches: dark && query === '(prefers-color-scheme: dark)',
  })) as typeof window.matchMedia;
}

beforeEach(() => {
  preferDark(false);
  document.head.innerHTML = '';
  document.body.className = '';
  [...root.attributes].forEach(({ name }) => root.removeAttribute(name));
  document.cookie = 'codeVariant=; max-age=0';
  document.cookie = 'codeStyling=; max-age=0';
  localStorage.clear();
  window.location.hash = '';
});

afterEach(() => jest.restoreAllMocks());

function chosen() {
  run('headTags');
  return {
    variant: root.getAttribute('data-code-variant'),
    styling: root.getAttribute('data-code-styling'),
    manager: root.getAttribute('data-package-manager'),
    library: root.getAttribute('data-date-library'),
  };
}

describe('what the reader chose is in force before the first paint', () => {
  const defaults = { variant: 'TS', styling: 'MUI System', manager: 'npm', library: 'dayjs' };

  it('TypeScript, MUI System, npm and Day.js without a choice', () => {
    expect(chosen()).toEqual(defaults);
  });

  it('the kept choices', () => {
    document.cookie = 'other=1';
    document.cookie = 'codeVariant=JS';
    document.cookie = 'codeStyling=Tailwind';
    localStorage.setItem('docusaurus.tab.npm2yarn', 'pnpm');
    localStorage.setItem('docusaurus.tab.date-library', 'date-fns-v2');
    expect(chosen()).toEqual({
      variant: 'JS',
      styling: 'Tailwind',
      manager: 'pnpm',
      library: 'date-fns-v2',
    });
  });

  it.each(['js', 'JSX', 'TS; JS', '%E0%A4%A', 'null', '{"value":"JS"}'])(
    'a cookie of "%s" counts as absent',
    (junk) => {
      jest.spyOn(document, 'cookie', 'get').mockReturnValue(`a=b; codeVariant=${junk}`);
      expect(chosen().variant).toBe('TS');
    },
  );

  it('a cookie whose name only ends alike counts as absent', () => {
    document.cookie = 'mycodeVariant=JS';
    expect(chosen().variant).toBe('TS');
    document.cookie = 'mycodeVariant=; max-age=0';
  });

  it.each(['PNPM', 'bun', '', '["yarn"]'])(
    'a stored package manager "%s" counts as absent',
    (junk) => {
      localStorage.setItem('docusaurus.tab.npm2yarn', junk);
      expect(chosen().manager).toBe('npm');
    },
  );

  it.each(['Luxon', 'temporal', '["moment"]'])(
    'a stored date library "%s" counts as absent',
    (junk) => {
      localStorage.setItem('docusaurus.tab.date-library', junk);
      expect(chosen().library).toBe('dayjs');
    },
  );

  it('storage and cookies that throw count as absent', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    expect(chosen()).toEqual(defaults);
  });

  it.each([
    ['#Orders.js', 'TS', 'JS'],
    ['#Orders.tsx', 'JS', 'TS'],
    ['#Orders', 'JS', 'JS'],
    ['#sorting', 'TS', 'TS'],
  ])('the hash %s over a kept %s gives %s', (hash, kept, variant) => {
    document.cookie = `codeVariant=${kept}`;
    window.location.hash = hash;
    expect(chosen().variant).toBe(variant);
  });

  it.each(['MUI%20System', 'MUI System', 'tailwind', 'Tailwind CSS', '%E0%A4%A', ''])(
    'a styling of "%s" in the cookie gives MUI System',
    (kept) => {
      jest.spyOn(document, 'cookie', 'get').mockReturnValue(`a=b; codeStyling=${kept}`);
      expect(chosen().styling).toBe('MUI System');
    },
  );

  it.each([
    ['#tailwind-Orders.tsx', 'CSS', 'TS', 'Tailwind'],
    ['#css-Orders.js', 'Tailwind', 'JS', 'CSS'],
    ['#system-Orders.js', 'Tailwind', 'JS', 'MUI System'],
    ['#css-Orders', 'Tailwind', 'TS', 'CSS'],
    ['#Orders.js', 'CSS', 'JS', 'CSS'],
    ['#css-variables', 'Tailwind', 'TS', 'Tailwind'],
    ['#constructor-Orders', 'Tailwind', 'TS', 'Tailwind'],
    ['#emotion-Orders.tsx', 'Tailwind', 'TS', 'Tailwind'],
  ])('the hash %s over a kept %s gives %s in %s', (hash, kept, variant, styling) => {
    document.cookie = `codeStyling=${kept}`;
    window.location.hash = hash;
    expect(chosen()).toMatchObject({ variant, styling });
  });
});

describe('the layout of API pages', () => {
  const layouts = () =>
    ['props', 'slots', 'classes'].map((section) => root.getAttribute(`data-api-${section}`));

  afterEach(() => window.history.replaceState(null, '', '/'));

  it.each(['/x/api/charts/bar-chart/', '/zh/x/7.0.0/api/charts/bar-chart/'])(
    'is in force at %s',
    (address) => {
      window.history.replaceState(null, '', address);
      localStorage.setItem('apiPage_default', 'table');
      localStorage.setItem('apiPage_slots', 'collapsed');
      run('headTags');
      expect(layouts()).toEqual(['table', 'collapsed', 'table']);
    },
  );

  it('is neither decided nor written on other pages', () => {
    window.history.replaceState(null, '', '/x/react-data-grid/');
    run('headTags');
    expect(layouts()).toEqual([null, null, null]);
    expect(localStorage).toHaveLength(0);
  });
});

describe('the color mode', () => {
  /** Runs the script with a stored value, which may be junk. */
  function modeAfter(stored: string | null, dark: boolean) {
    preferDark(dark);
    if (stored !== null) localStorage.setItem('theme', stored);
    run('preBodyTags');
    return {
      theme: root.getAttribute('data-theme'),
      choice: root.getAttribute('data-theme-choice'),
      body: document.body.className,
    };
  }

  it.each([
    ['light', true, { theme: 'light', choice: 'light', body: 'mode-light' }],
    ['dark', false, { theme: 'dark', choice: 'dark', body: 'mode-dark' }],
    ['system', true, { theme: 'dark', choice: 'system', body: 'mode-dark' }],
    ['system', false, { theme: 'light', choice: 'system', body: 'mode-light' }],
    ['Dark', false, { theme: 'light', choice: 'system', body: 'mode-light' }],
    ['"><script>', true, { theme: 'dark', choice: 'system', body: 'mode-dark' }],
    [null, true, { theme: 'dark', choice: 'system', body: 'mode-dark' }],
  ])('stored %s, the system prefers dark: %s', (stored, dark, expected) => {
    expect(modeAfter(stored, dark)).toEqual(expected);
  });

  it('is that of the system where storage is blocked', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(modeAfter(null, true)).toEqual({ theme: 'dark', choice: 'system', body: 'mode-dark' });
  });

  it.each([
    ['light', '#ffffff'],
    ['dark', '#0b0f14'],
  ])("the color of the browser's frame is that of %s", (mode, color) => {
    const [meta] = tagsOf('headTags').filter(({ tagName }) => tagName === 'meta');
    expect(meta?.attributes).toEqual({ name: 'theme-color', content: '#ffffff' });
    document.head.innerHTML = '<meta name="theme-color" content="">';
    modeAfter(mode, false);
    expect(document.querySelector('meta')?.content).toBe(color);
  });

  it('a page without the meta element does not fail', () => {
    expect(() => modeAfter('dark', false)).not.toThrow();
  });
});

it('no parameter of the address chooses anything', () => {
  preferDark(false);
  const inForce = () => {
    run('headTags');
    run('preBodyTags');
    return [...root.attributes].map(({ name, value }) => `${name}=${value}`);
  };
  const withoutParameters = inForce();
  const query = [
    'docusaurus-theme=dark',
    'docusaurus-data-direction=rtl',
    'docusaurus-data-consent=granted',
    'docusaurus-data-code-variant=JS',
  ].join('&');
  window.history.replaceState(null, '', `/?${query}`);
  expect(inForce()).toEqual(withoutParameters);
  window.history.replaceState(null, '', '/');
});

it('the scripts are plain JavaScript without comments, and close no element of the page', () => {
  const texts = [...tagsOf('headTags'), ...tagsOf('preBodyTags')].map((tag) => tag.innerHTML ?? '');
  expect(texts.filter(Boolean)).toHaveLength(2);
  texts.forEach((text) => expect(text).not.toMatch(/\bexport\b|\/\*|<\/script|: string/));
});
