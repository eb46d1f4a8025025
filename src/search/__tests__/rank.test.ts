import type { PageEntry, SectionEntry } from '@site/model/search-index';
import { askedName } from '../asked-name';
import { rank } from '../rank';
import type { Scored } from '../score-entries';

const SHARED = { pageKind: 'page', path: '/x/selection/', language: 'en' } as const;
const PAGE: Scored<PageEntry> = {
  ...SHARED,
  kind: 'page',
  name: 'Select items',
  score: 0.5,
  subject: 0,
  coverage: 1,
};
const SECTION: Scored<SectionEntry> = {
  ...SHARED,
  kind: 'section',
  name: 'Selection',
  page: PAGE.name,
  path: '/x/selection/#one',
  score: 1,
  subject: 0,
  coverage: 1,
  match: 'heading',
};

it.each([
  ['title', false],
  ['words', false],
  [undefined, true],
] as const)('a page that matches by its %s is about its section: %s', (match, isAboutSection) => {
  const entries = { pages: [{ ...PAGE, match }], sections: [SECTION], members: [] };
  const asked = askedName('Selection');
  const results = rank({ asked, tokens: [], ...entries }, [], { language: 'en' }, (path) => path);
  expect(results).toMatchObject([{ href: PAGE.path, isAboutSection }]);
});

it('leads to the best section of a page whose name has only some of the words', () => {
  const asked = askedName('multi select');
  const text = {
    href: PAGE.path,
    title: PAGE.name,
    score: 1,
    coverage: 1,
    kind: 'page',
    language: 'en',
    excerpt: '',
    typed: [],
    sections: [
      { href: '/x/selection/#several', title: 'Several items', excerpt: '', score: 1, coverage: 1 },
    ],
  } as const;
  const results = (coverage: number) =>
    rank(
      { asked, tokens: [], pages: [{ ...PAGE, coverage }], sections: [], members: [] },
      [{ ...text, typed: [], sections: [...text.sections] }],
      { language: 'en' },
      (path) => path,
    );
  expect(results(0.5)).toMatchObject([{ isAboutSection: true }]);
  expect(results(1)).toMatchObject([{ isAboutSection: false }]);
});

it('puts the page about a subject before one that mentions it', () => {
  const asked = askedName('disable animation');
  const about = { ...PAGE, path: '/x/animation/', name: 'Animation', score: 0.3, subject: 0.5 };
  const other = { ...PAGE, path: '/x/bars/', name: 'Bars', score: 0.4 };
  const entries = { asked, tokens: [], pages: [other, about], sections: [], members: [] };
  const results = rank(entries, [], { language: 'en' }, (path) => path);
  expect(results.map(({ href }) => href)).toEqual(['/x/animation/', '/x/bars/']);
});
