import english from '@site/i18n/en/code.json';
import portuguese from '@site/i18n/pt/code.json';
import type { Text } from '@site/src/i18n/useText';
import { documentTitle } from '../useDocumentTitle';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({}), { virtual: true });
jest.mock('@site/src/i18n/useText', () => ({}));

const textIn =
  (texts: typeof english): Text =>
  (key, values = {}) =>
    texts[key].message.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

const SORTING = {
  title: 'Sorting',
  id: 'react-data-grid/sorting/index',
  sidebar: 'dataGrid',
  api: false,
};

it.each([
  [SORTING, 'Sorting – React Data Grid'],
  [{ ...SORTING, version: 'next' }, 'Sorting – React Data Grid (next)'],
  [
    { title: 'Data Grid', id: 'react-data-grid/index', sidebar: 'dataGrid', api: false },
    'React Data Grid',
  ],
  [
    { title: 'Overview', id: 'introduction/index', sidebar: 'introduction', api: false },
    'Overview',
  ],
  [
    {
      title: 'DataGrid API',
      id: 'api/data-grid/data-grid/index',
      sidebar: 'dataGrid',
      api: true,
      version: '6',
    },
    'DataGrid API (6)',
  ],
  [{ title: 'Alone', id: 'alone/index', api: false }, 'Alone'],
])('%j', (page, expected) => {
  expect(documentTitle(page, textIn(english))).toBe(expected);
});

it('is translated', () => {
  const page = {
    title: 'Barras',
    id: 'react-charts/bars/index',
    sidebar: 'charts',
    api: false,
  };
  expect(documentTitle(page, textIn(portuguese))).toBe('Barras – Gráficos para React');
});
