import { NAVIGATION } from '../../navigation';
import { flatten } from '../../navigation/build-sidebars';
import { LANGUAGE_NAMES } from '../../languages';
import { SECTION_IDS } from '../../sections/ids';
import { checkTitles } from '../create-titles';
import { TITLES } from '../index';
import { SECTION_TITLES } from '../sections/index';
import type { PageTitle, Titles } from '../types';

const ALL: Titles = Object.assign(
  {},
  TITLES,
  ...SECTION_IDS.map((id) => SECTION_TITLES[id]),
) as Titles;

const LANGUAGES = Object.keys(LANGUAGE_NAMES);

const textsOf = (title: PageTitle | undefined) =>
  typeof title === 'string' ? [title] : [title?.title ?? '', title?.label ?? ''];

it('are those of the navigation', () => {
  const pathnames = NAVIGATION.flatMap(({ items }) => flatten(items)).map(
    ({ pathname }) => pathname,
  );
  expect(() => checkTitles(pathnames, TITLES)).not.toThrow();
});

it('are there in all languages, and have no blanks around them', () => {
  const wrong = Object.entries(ALL).flatMap(([pathname, row]) =>
    LANGUAGES.filter((language) =>
      textsOf(row[language]).some((text) => text === '' || text !== text.trim()),
    ).map((language) => `${pathname}: ${language}`),
  );
  expect(wrong).toEqual([]);
});

it('are written as one text if the menu shows the title of the page', () => {
  const twice = Object.entries(ALL).filter(([, row]) =>
    Object.values(row).some((title) => typeof title === 'object' && title.title === title.label),
  );
  expect(twice).toEqual([]);
});
