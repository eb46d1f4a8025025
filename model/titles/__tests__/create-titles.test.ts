import { checkTitles, createTitles } from '../create-titles';
import type { Titles } from '../types';

const TITLES: Titles = {
  '/x/bars': {
    en: { title: 'Bars', label: 'Overview' },
    zh: { title: '柱状图', label: '概览' },
  },
  '/x/lines': { en: 'Lines' },
};

function read(language: string, titles = TITLES) {
  const reports = { warn: jest.fn(), error: jest.fn() };
  return { titleOf: createTitles(titles, language, reports), ...reports };
}

it('gives the title of a page and its label in menus, in the language', () => {
  const { titleOf, warn } = read('zh');
  expect(titleOf('/x/bars')).toEqual({ title: '柱状图', label: '概览', language: 'zh' });
  expect(read('en').titleOf('/x/lines')).toEqual({
    title: 'Lines',
    label: 'Lines',
    language: 'en',
  });
  expect(titleOf('/x/pie')).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

it('shows the English title where one is missing, and warns once for it', () => {
  const { titleOf, warn } = read('zh');
  const english = { title: 'Lines', label: 'Lines', language: 'en' };
  expect([titleOf('/x/lines'), titleOf('/x/lines')]).toEqual([english, english]);
  expect(warn.mock.calls).toEqual([['The title of "/x/lines" is missing in the language "zh".']]);
});

it('shows an ellipsis in a language without titles, and says so once', () => {
  const { titleOf, warn, error } = read('de');
  expect(titleOf('/x/bars')?.label).toBe('…');
  expect(titleOf('/x/lines')?.title).toBe('…');
  expect(error.mock.calls).toEqual([['The language "de" has no titles of pages.']]);
  expect(warn).not.toHaveBeenCalled();
});

describe('the dictionary and the navigation', () => {
  it('match', () => {
    expect(() => checkTitles(['/x/bars', '/x/lines'], TITLES)).not.toThrow();
  });

  it('name every entry without an English title, and every title without an entry', () => {
    const titles = { ...TITLES, '/x/pie': { zh: '饼图' } };
    expect(() => checkTitles(['/x/bars', '/x/pie', '/x/gone'], titles)).toThrow(
      [
        'model/titles: "/x/pie" is in the navigation and has no English title',
        'model/titles: "/x/gone" is in the navigation and has no English title',
        'model/titles: "/x/lines" has titles and is not in the navigation',
      ].join('\n'),
    );
  });
});
