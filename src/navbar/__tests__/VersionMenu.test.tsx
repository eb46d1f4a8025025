/** @jest-environment jsdom */
import type { ReactNode } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { VersionMenu } from '../VersionMenu';

jest.mock('@generated/interface-texts/default/versions.json', () => ({}), { virtual: true });
jest.mock('@site/src/i18n/lazy-texts', () => ({ addTexts: jest.fn() }));
jest.mock('@docusaurus/router', () => ({ useLocation: () => mockLocation }), { virtual: true });
jest.mock('@docusaurus/useBaseUrl', () => (address: string) => address, { virtual: true });
jest.mock('@docusaurus/theme-common', () => ({
  useThemeConfig: () => ({ versions: mockVersions }),
}));
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useActiveDocContext: () => ({ activeDoc: mockDoc }),
}));

interface MenuProps {
  label: string;
  className: string;
  items: { label: ReactNode; to?: string; href?: string; onClick?(): void; className?: string }[];
  onFocus(): void;
}

jest.mock(
  '@theme/NavbarItem/DropdownNavbarItem',
  () =>
    function Menu({ label, items, onFocus }: MenuProps) {
      return (
        <nav>
          <button type="button" onFocus={onFocus}>
            {label}
          </button>
          {items.map((item, index) => (
            <a
              key={index}
              href={(item.to ?? item.href)?.replace('pathname://', '')}
              className={item.className}
              onClick={item.onClick}
            >
              {item.label}
            </a>
          ))}
        </nav>
      );
    },
  { virtual: true },
);

const CURRENT = { id: '7.0.0', label: '7.0.0', path: '', languages: ['en', 'zh'] };
const OLD = { id: '6.20', label: '6.20', path: '6.20', languages: ['en'] };
const NEWER = { id: '8.0.0', label: '8.0.0', path: 'next', languages: ['en'], status: 'next' };
const mockVersions = [CURRENT, OLD];
const MAJORS = [{ label: 'v5', origin: 'https://v5.mui.com' }];
const FILES: Record<string, unknown> = {
  '/versions.json': { versions: [NEWER, CURRENT, OLD] },
  '/x/next/pages.json': ['introduction/', 'react-charts/', 'react-charts/bars/'],
  '/x/6.20/pages.json': ['introduction/', 'react-charts/'],
};

let mockLocation: { pathname: string; search: string; hash: string };
let mockDoc: object | undefined;
let fetched: string[];

beforeEach(() => {
  AbortSignal.timeout = () => new AbortController().signal;
  localStorage.clear();
  fetched = [];
  mockLocation = { pathname: '/x/react-charts/bars/', search: '', hash: '#stacked' };
  mockDoc = {};
  const answer = async (address: string) => {
    fetched.push(address);
    return { ok: address in FILES, json: async () => FILES[address] };
  };
  Object.assign(globalThis, { fetch: answer });
});

const menu = () => <VersionMenu olderMajors={MAJORS} position="right" />;
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const INTRODUCTIONS = [
  '/x/introduction/',
  '/x/6.20/introduction/',
  'https://v5.mui.com/x/introduction/',
];

it('leads to introductions, without a request, until a reader reaches for it', async () => {
  render(menu());
  expect(screen.getByRole('button').textContent).toBe('7.0.0');
  expect(hrefs()).toEqual(INTRODUCTIONS);
  expect(fetched).toEqual([]);
  fireEvent.focus(screen.getByRole('button'));
  await waitFor(() =>
    expect(hrefs()).toEqual([
      '/x/next/react-charts/bars/#stacked',
      '/x/react-charts/bars/#stacked',
      '/x/6.20/react-charts/',
      'https://v5.mui.com/x/introduction/',
    ]),
  );
});

it('follows the reader to the next page', async () => {
  const { rerender } = render(menu());
  fireEvent.focus(screen.getByRole('button'));
  await waitFor(() => expect(hrefs()).toContain('/x/next/react-charts/bars/#stacked'));
  mockLocation = { pathname: '/x/react-charts/', search: '', hash: '' };
  rerender(menu());
  await waitFor(() => expect(hrefs()).toContain('/x/next/react-charts/'));
});

it('has nothing to request on a page without docs', async () => {
  mockDoc = undefined;
  mockLocation = { pathname: '/', search: '', hash: '' };
  render(menu());
  fireEvent.focus(screen.getByRole('button'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(fetched).toEqual([]);
  expect(hrefs()).toEqual(INTRODUCTIONS);
});

it('shows the version of the page, and English introductions of versions without its language', () => {
  mockLocation = { pathname: '/zh/x/react-charts/', search: '', hash: '' };
  render(menu());
  expect(screen.getByRole('button').textContent).toBe('7.0.0');
  expect(hrefs().slice(0, 2)).toEqual(['/zh/x/introduction/', '/x/6.20/introduction/']);
});

it('remembers the version that the reader chooses', () => {
  render(menu());
  screen
    .getByRole('link', { name: /6\.20/ })
    .addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(screen.getByRole('link', { name: /6\.20/ }));
  expect(localStorage.getItem('docs.version')).toBe('6.20');
});
