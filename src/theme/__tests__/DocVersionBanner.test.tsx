/** @jest-environment jsdom */
import type { ReactNode } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import DocVersionBanner from '../DocVersionBanner';

jest.mock('@generated/interface-texts/default/versionBanner.json', () => ({}), { virtual: true });
jest.mock('@site/src/i18n/lazy-texts', () => ({ addTexts: jest.fn() }));
jest.mock('@site/src/i18n/useText', () => ({
  useText:
    () =>
    (key: string, values: object = {}) =>
      [key, ...Object.values(values)].join(' '),
}));
jest.mock('@docusaurus/theme-common', () => ({
  ThemeClassNames: { docs: { docVersionBanner: 'banner' } },
  useThemeConfig: () => ({ versions: mockVersions }),
}));
jest.mock(
  '@docusaurus/Link',
  () =>
    function Link({ to, children, ...props }: { to: string; children: ReactNode }) {
      return (
        <a {...props} href={to.replace('pathname://', '')}>
          {children}
        </a>
      );
    },
  { virtual: true },
);
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({ metadata: mockPage }),
  useDocsVersion: () => mockVersion,
}));

const DOCUMENTED = { id: '7.0.0', label: '7.0.0', path: '', languages: ['en', 'zh'] };
const OLD = { id: '6.20', label: '6.20', path: '6.20', languages: ['en', 'zh', 'pt'] };
const mockVersions = [DOCUMENTED, OLD];
let mockVersion: { label: string; banner: string | null };
let mockPage: { permalink: string; documented?: object };

function serve(files: Record<string, unknown>): void {
  const answer = async (address: string) => ({
    ok: address in files,
    json: async () => files[address],
  });
  Object.assign(globalThis, { fetch: answer });
}

beforeEach(() => {
  AbortSignal.timeout = () => new AbortController().signal;
  // jsdom lacks it.
  Object.assign(HTMLScriptElement, { supports: () => true });
  serve({});
  mockVersion = { label: '6.20', banner: 'unmaintained' };
  mockPage = {
    permalink: '/zh/x/6.20/react-charts/bars/',
    documented: { page: 'react-charts/bars/', isSame: true, languages: ['en'] },
  };
  window.history.replaceState(null, '', mockPage.permalink);
});

it('leads to the same page of the documented version, in the language of the page', () => {
  render(<DocVersionBanner />);
  expect(screen.getByText('versionBanner.archived 6.20')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'versionBanner.same' });
  expect(link.getAttribute('href')).toBe('/zh/x/react-charts/bars/');
});

it('leads to the page above, and names it', () => {
  mockVersion = { label: 'next', banner: 'unreleased' };
  mockPage = {
    permalink: '/pt/x/next/react-charts/sankey/',
    documented: { page: 'react-charts/', isSame: false, languages: ['en'] },
  };
  render(<DocVersionBanner />);
  expect(screen.getByText('versionBanner.next next')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'versionBanner.parent family.charts' });
  // The documented version is not in Portuguese.
  expect(link.getAttribute('href')).toBe('/x/react-charts/');
});

it('leads to what the documented version has today, once the reader reaches for the link', async () => {
  serve({
    '/versions.json': { versions: [{ ...DOCUMENTED, id: '9.0.0' }, OLD] },
    '/zh/x/pages.json': ['introduction/', 'react-charts/'],
  });
  render(<DocVersionBanner />);
  const link = screen.getByRole('link');
  fireEvent.focus(link);
  await waitFor(() => expect(link.getAttribute('href')).toBe('/zh/x/react-charts/'));
  expect(link.textContent).toBe('versionBanner.parent family.charts');
});

it('is not on pages of the documented version', () => {
  mockPage = { permalink: '/x/react-charts/bars/' };
  const { container } = render(<DocVersionBanner />);
  expect(container.childElementCount).toBe(0);
});
