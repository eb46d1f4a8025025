import { articleData, scriptText, siteData, type Article } from '../schema-data';

const ARTICLE: Article = {
  title: 'Sorting – React Data Grid',
  description: 'Sort rows.',
  language: 'en',
  lastUpdatedAt: Date.UTC(2024, 2, 22),
  address: 'https://mui.com/x/a/',
  image: 'https://mui.com/x/a/card.png',
  site: { name: 'MUI X', address: 'https://mui.com/' },
  product: 'MUI X Data Grid',
  trail: [
    { kind: 'home', address: 'https://mui.com/', name: 'MUI X' },
    { kind: 'page', address: 'https://mui.com/x/a/', name: 'Sorting' },
  ],
};

it('describes a page as an article, with the way to it', () => {
  expect(articleData(ARTICLE)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: 'Sorting – React Data Grid',
        inLanguage: 'en',
        dateModified: '2024-03-22T00:00:00.000Z',
        about: { name: 'MUI X Data Grid' },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'MUI X', item: 'https://mui.com/' },
          { position: 2, name: 'Sorting', item: 'https://mui.com/x/a/' },
        ],
      },
    ],
  });
});

it('says no date where none is known', () => {
  const text = scriptText(articleData({ ...ARTICLE, lastUpdatedAt: null }));
  expect(text).not.toContain('dateModified');
});

it('names the address at which the site is searched', () => {
  const site = { name: 'MUI X', description: '', language: 'zh-CN', address: 'https://a/zh/' };
  expect(siteData(site)).toMatchObject({
    potentialAction: { target: { urlTemplate: 'https://a/zh/search/?q={query}' } },
  });
});

it('cannot close the element that it is in', () => {
  const text = scriptText(articleData({ ...ARTICLE, description: 'a </script><b>' }));
  expect(text).not.toContain('</script>');
  expect(JSON.parse(text)['@graph'][0].description).toBe('a </script><b>');
});
