/** @jest-environment jsdom */
import { languageRule } from '@site/model/languages';
import { addressInLanguage, takeToLanguage } from '../user-language';

const RULE = languageRule(['en', 'zh', 'pt']);

/** Follows the parameter. @returns the new address, undefined for one that stays */
function leadsTo(address: string, rule = RULE): string | undefined {
  const [, pathname = '', search = '', hash = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  const target = addressInLanguage({ pathname, search, hash }, rule);
  return target && target.pathname + target.search + target.hash;
}

describe('a page in the language that is asked for', () => {
  it.each([
    ['/x/introduction/?userLanguage=zh', '/zh/x/introduction/'],
    ['/zh/x/react-charts/?a=1&userLanguage=pt#h', '/pt/x/react-charts/?a=1#h'],
    ['/zh/x/react-charts/?userLanguage=zh&a=1#h', '/zh/x/react-charts/?a=1#h'],
    ['/pt/x/introduction/?userLanguage=en', '/x/introduction/'],
    ['/?userLanguage=pt', '/pt/'],
    ['/zh/?userLanguage=pt', '/pt/'],
    ['/zh?userLanguage=en', '/'],
    ['/zh?userLanguage=pt', '/pt/'],
    ['/zh/x/next/react-charts/?userLanguage=pt', '/pt/x/next/react-charts/'],
    ['/x/7.0.0-beta.1/react-charts/?userLanguage=zh', '/zh/x/7.0.0-beta.1/react-charts/'],
    ['/playground/elements/?userLanguage=zh', '/zh/playground/elements/'],
    ['/nowhere?userLanguage=zh', '/zh/nowhere'],
    // Not a language prefix, though it begins like one.
    ['/zhejiang/?userLanguage=pt', '/pt/zhejiang/'],
    ['/x/zh/?userLanguage=pt', '/pt/x/zh/'],
  ])('%s → %s', (asked, expected) => expect(leadsTo(asked)).toBe(expected));

  it.each(['', '=', '=en', '=de', '=ZH', '=zh-CN', '=zh/..', '=%7A%68', '=constructor', '=/evil'])(
    'userLanguage%s is English',
    (value) => expect(leadsTo(`/zh/x/?userLanguage${value}`)).toBe('/x/'),
  );
});

it.each([
  ['/x/6.20/react-charts/?userLanguage=zh&a=1#h', '/x/6.20/react-charts/?a=1#h'],
  ['/x/6.20/?userLanguage=en', '/x/6.20/'],
  ['/?userLanguage=pt', '/'],
])('a version that is only in English stays in English: %s', (asked, expected) =>
  expect(leadsTo(asked, languageRule(['en']))).toBe(expected),
);

it('a version without the language leads to English', () => {
  const rule = languageRule(['en', 'zh']);
  expect(leadsTo('/zh/x/7.0.0/react-charts/?userLanguage=pt', rule)).toBe('/x/7.0.0/react-charts/');
});

it('the rest of the query stays as it was written', () => {
  expect(leadsTo('/x/?q=a+b%20c&userLanguage=zh&flag&empty=&q=%E4%B8%AD')).toBe(
    '/zh/x/?q=a+b%20c&flag&empty=&q=%E4%B8%AD',
  );
});

it('of two parameters the first counts, and both go', () => {
  expect(leadsTo('/x/?userLanguage=zh&a=1&userLanguage=pt')).toBe('/zh/x/?a=1');
});

it.each([
  '/zh/x/introduction/',
  '/zh/x/?a=1#userLanguage=pt',
  '/x/?myuserLanguage=zh',
  '/x/?userLanguages=zh',
  '/x/?a=userLanguage=zh',
])('without the parameter nothing happens: %s', (address) =>
  expect(leadsTo(address)).toBeUndefined(),
);

it.each(['/blog/?userLanguage=zh', '/blog?userLanguage=zh', '/blog/news/?userLanguage=pt#a'])(
  'the blog has one language: %s',
  (address) => expect(leadsTo(address)).toBeUndefined(),
);

it('a page whose name begins with "blog" is none', () => {
  expect(leadsTo('/blogs/?userLanguage=zh')).toBe('/zh/blogs/');
});

describe('a page that is in the language already', () => {
  const root = document.documentElement;

  it.each([
    ['/zh/x/?userLanguage=zh&a=1#h', '/zh/x/?a=1#h'],
    ['/x/?userLanguage=klingon', '/x/'],
    ['/x/?a=1', '/x/?a=1'],
  ])('%s stays, with the address %s', (asked, expected) => {
    window.history.replaceState({ key: 'kept' }, '', asked);
    takeToLanguage(root, RULE);
    const { pathname, search, hash } = window.location;
    expect(pathname + search + hash).toBe(expected);
    expect(window.history.state).toEqual({ key: 'kept' });
    expect(root.style.visibility).toBe('');
  });

  it('stays on its host when the path begins with two slashes', () => {
    window.history.replaceState(
      null,
      '',
      `${window.location.origin}//example.org/?userLanguage=en`,
    );
    takeToLanguage(root, RULE);
    expect(window.location.href).toBe('http://localhost//example.org/');
  });
});
