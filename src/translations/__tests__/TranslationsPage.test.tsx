/** @jest-environment jsdom */
import type { ReactNode } from 'react';
import { render, screen, within } from '@testing-library/react';
import english from '@site/i18n/en/code.json';
import type { LanguageReport, PageStatus } from '@site/model/translations/report';
import type { TranslationsState } from '@site/model/translations/state-page';
import TranslationsPage from '../TranslationsPage';

interface LinkProps {
  to: string;
  lang?: string;
  children: ReactNode;
}

const mockSite = { currentLocale: 'en', repository: undefined as string | undefined };

jest.mock(
  '@docusaurus/Link',
  () => ({
    __esModule: true,
    default: ({ to, lang, children }: LinkProps) => (
      <a href={to} lang={lang}>
        {children}
      </a>
    ),
  }),
  { virtual: true },
);
jest.mock(
  '@theme/Heading',
  () => ({ __esModule: true, default: ({ as: Tag, ...rest }: { as: 'h2' }) => <Tag {...rest} /> }),
  { virtual: true },
);
jest.mock(
  '@theme/Layout',
  () => ({ __esModule: true, default: ({ children }: { children: ReactNode }) => children }),
  { virtual: true },
);
jest.mock('@docusaurus/Head', () => ({ __esModule: true, default: () => null }), { virtual: true });
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({
    siteConfig: { customFields: { repository: mockSite.repository } },
    i18n: {
      currentLocale: mockSite.currentLocale,
      locales: ['en', 'zh', 'pt'],
      localeConfigs: {
        en: { label: 'English', htmlLang: 'en' },
        zh: { label: '中文', htmlLang: 'zh-CN' },
      },
    },
  }),
}));
jest.mock('@site/src/page/address/PageAddress', () => ({ PageAddress: () => null }));
jest.mock('../texts', () => ({}));
jest.mock('@site/src/i18n/useText', () => ({
  useText:
    () =>
    (key: keyof typeof english, values: Record<string, string> = {}) =>
      english[key].message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
}));

function page(name: string, facts: Partial<PageStatus>): PageStatus {
  const nothing = { outdated: [], orphans: [], identical: [] };
  return { page: name, family: 'charts', state: 'missing', ...nothing, ...facts };
}

const SHARE = { pages: 3, translated: 2, upToDate: 1, outdated: 1, notRecorded: 0, missing: 1 };

const CHINESE: LanguageReport = {
  language: 'zh',
  pages: [
    page('react-charts/bars', { state: 'up to date', by: 'person' }),
    page('react-charts/lines', {
      state: 'outdated',
      by: 'machine',
      outdated: [
        { id: 'intro', state: 'changed' },
        { id: 'points', state: 'changed' },
      ],
      identical: ['This text is still in English.'],
    }),
    page('react-charts/pie', {}),
    page('react-charts/gone', { state: 'orphan' }),
  ],
  shares: [
    { family: 'charts', ...SHARE, withEnglish: 1 },
    { family: 'all', ...SHARE, withEnglish: 1 },
  ],
};

const STATE: TranslationsState = {
  report: { version: 'next', languages: [CHINESE] },
  version: { label: 'next', path: 'next' },
  others: [{ label: '7.0.0', path: '' }],
  titles: {
    'react-charts/bars': { title: '柱形图', language: 'zh' },
    'react-charts/lines': { title: 'Lines', language: 'en' },
    'react-charts/pie': { title: 'Pie', language: 'en' },
  },
};

function listNamed(title: string): HTMLElement {
  const list = screen.getByText(title).closest('details');
  if (!list) throw new Error(`There is no list "${title}"`);
  return list;
}

function linksOf(title: string): (string | null)[] {
  return within(listNamed(title))
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));
}

beforeEach(() => {
  Object.assign(mockSite, { currentLocale: 'en', repository: undefined });
});

it('shows the shares of each family and of all', () => {
  render(<TranslationsPage state={STATE} />);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'FamilyPagesTranslatedUp to dateOutdatedNot recordedMissingWith English texts',
    'Charts32 (66%)1 (33%)1011',
    'All32 (66%)1 (33%)1011',
  ]);
});

it('links pages in the language and version, and outdated sections in English', () => {
  render(<TranslationsPage state={STATE} />);
  expect(linksOf('Pages without a translation (1)')).toEqual(['/zh/x/next/react-charts/pie/']);
  expect(linksOf('Pages with sections whose English changed (1)')).toEqual([
    '/zh/x/next/react-charts/lines/',
    '/x/next/react-charts/lines/',
    '/x/next/react-charts/lines/#points',
  ]);
  expect(screen.getByRole('link', { name: '柱形图', hidden: true }).lang).toBe('zh-CN');
});

it('opens only lists of pages that need work, and names a page that English lacks', () => {
  render(<TranslationsPage state={STATE} />);
  expect(listNamed('Pages that are up to date (1)').hasAttribute('open')).toBe(false);
  expect(listNamed('Pages that are up to date (1)').textContent).toContain('person');
  const orphans = listNamed('Pages and sections whose English is gone (1)');
  expect(orphans.hasAttribute('open')).toBe(true);
  expect(orphans.textContent).toContain('react-charts/gone');
  expect(within(orphans).queryByRole('link')).toBeNull();
  const same = listNamed('Texts that are the same in English (1)');
  expect(same.textContent).toContain('This text is still in English.');
});

it('leads to the data, the other version and the commands of translators', () => {
  render(<TranslationsPage state={STATE} />);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('The state as JSON')).toBe('/x/next/translations.json');
  expect(hrefOf('7.0.0')).toBe('/x/translations/');
  expect(screen.getByText('npm run i18n:diff -- zh react-data-grid/sorting')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Read the guide for translators' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'All languages' })).toBeNull();
});

it('links the guide if the repository is known, and all languages from a page in one', () => {
  Object.assign(mockSite, { currentLocale: 'zh', repository: 'https://example.com/docs' });
  render(<TranslationsPage state={STATE} />);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Read the guide for translators')).toBe(
    'https://example.com/docs/blob/master/CONTRIBUTING.md#translations',
  );
  expect(hrefOf('All languages')).toBe('/x/next/translations/');
  expect(hrefOf('7.0.0')).toBe('/zh/x/translations/');
});
