import { writeRobots } from '..';

it('lets everything be read, and names the index of all sitemaps', () => {
  const write = jest.fn();
  writeRobots(write, 'https://docs.example');
  expect(write.mock.calls).toEqual([
    ['robots.txt', 'User-agent: *\nAllow: /\n\nSitemap: https://docs.example/sitemap.xml\n'],
  ]);
});
