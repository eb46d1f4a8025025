import { cardsOfSite, type CardPage, type PageCard } from '../cards-of-site';

const MUI_X: CardPage['version'] = {
  section: 'x',
  label: '7',
  path: '',
  families: {},
  docsRoot: '',
};

const PAGES: CardPage[] = [
  {
    version: MUI_X,
    title: '快速上手',
    permalink: '/zh/x/react-data-grid/getting-started/',
    family: 'dataGrid',
    language: 'zh',
  },
  {
    version: MUI_X,
    title: 'Column pinning',
    permalink: '/x/react-data-grid/column-pinning/',
    family: 'dataGrid',
    language: 'en',
    plan: 'pro',
  },
  {
    version: MUI_X,
    title: 'GridRowModel API',
    permalink: '/x/api/tree-view/grid-row-model/',
    language: 'en',
  },
];

function cards(language: string): PageCard[] {
  const baseUrl = language === 'en' ? '/' : `/${language}/`;
  const text = (key: string) => `${key} in ${language}`;
  return cardsOfSite({ language, baseUrl, host: 'mui.com', text, pages: PAGES });
}

it('has the home page and what is written in the language', () => {
  expect(cards('zh').map(({ address }) => address)).toEqual([
    '/zh/',
    '/zh/x/react-data-grid/getting-started/',
  ]);
  expect(cards('en').map(({ address }) => address)).toEqual([
    '/',
    '/x/react-data-grid/column-pinning/',
    '/x/api/tree-view/grid-row-model/',
  ]);
});

it('says title, family and plan', () => {
  expect(cards('en')[1]?.card).toEqual({
    title: 'Column pinning',
    label: 'family.dataGrid in en',
    family: 'data-grid',
    plan: 'pro',
    host: 'mui.com',
  });
});

it('knows the family of a page of the reference that is in no sidebar', () => {
  expect(cards('en')[2]?.card).toMatchObject({
    label: 'family.treeView in en',
    family: 'tree-view',
  });
});

it('has pages of another section under the name of its product, and no home page', () => {
  const page: CardPage = {
    version: { ...MUI_X, section: 'joy-ui' },
    title: 'Button',
    permalink: '/joy-ui/react-button/',
    family: 'joyUi',
    language: 'en',
  };
  const input = { language: 'en', baseUrl: '/', host: 'mui.com', text: (key: string) => key };
  expect(cardsOfSite({ ...input, pages: [page] })).toEqual([
    {
      address: '/joy-ui/react-button/',
      card: expect.objectContaining({ title: 'Button', label: 'Joy UI', family: 'joy-ui' }),
    },
  ]);
});
