import { robotsTxt } from '..';

it('lets everything be read, and names each sitemap', () => {
  expect(robotsTxt(['https://docs.example/', 'https://docs.example/zh/']).split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    '',
    'Sitemap: https://docs.example/sitemap.xml',
    'Sitemap: https://docs.example/zh/sitemap.xml',
    '',
  ]);
});
