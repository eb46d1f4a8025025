import type { PageEntry, SectionEntry } from '@site/model/search-index';
import { askedName } from '../asked-name';
import { rank } from '../rank';
import type { Scored } from '../score-entries';

const SHARED = { pageKind: 'page', path: '/x/selection/', language: 'en' } as const;
const PAGE: Scored<PageEntry> = { ...SHARED, kind: 'page', name: 'Select items', score: 0.5 };
const SECTION: Scored<SectionEntry> = {
  ...SHARED,
  kind: 'section',
  name: 'Selection',
  page: PAGE.name,
  path: '/x/selection/#one',
  score: 1,
  match: 'heading',
};

it.each([
  ['title', false],
  ['words', false],
  [undefined, true],
] as const)('a page that matches by its %s is about its section: %s', (match, isAboutSection) => {
  const entries = { pages: [{ ...PAGE, match }], sections: [SECTION], members: [] };
  const asked = askedName('Selection');
  const results = rank({ asked, ...entries }, [], { language: 'en' }, (path) => path);
  expect(results).toMatchObject([{ href: PAGE.path, isAboutSection }]);
});
