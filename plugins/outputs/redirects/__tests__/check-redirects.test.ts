import { checkRedirects } from '../check-redirects';
import { parseRedirects } from '../parse-redirects';

const SITE = {
  pages: new Set(['/new/', '/other/']),
  brokenTarget: (address: string) =>
    ['/new/', '/new/#place', '/other/'].includes(address) ? undefined : `nothing at ${address}`,
};

function check(...lines: string[]): () => void {
  const redirects = parseRedirects(lines.join('\n'), 'old.tsv');
  return () => checkRedirects(redirects, 'old.tsv', SITE);
}

it('lets through what leads to a page or a place in it', () => {
  expect(check('/old/\t/new/', '/older/\t/new/#place')).not.toThrow();
});

it.each([
  [['/old/\t/nowhere/'], 'old.tsv:1: nothing at /nowhere/'],
  [['/old/\t/new/#nowhere'], 'old.tsv:1: nothing at /new/#nowhere'],
  [['/other/\t/new/'], 'old.tsv:1: "/other/" is a page'],
  [['/old/\t/new/', '/old/\t/other/'], 'old.tsv:2: "/old/" is in line 1 already'],
  [['/old/\t/older/', '/older/\t/new/'], 'old.tsv:1: "/older/" is led on by line 2'],
  [['/old/\t/older/', '/older/\t/old/'], 'old.tsv:2: "/old/" is led on by line 1'],
  [['/old/\t/old/#place'], 'old.tsv:1: "/old/" leads to itself'],
])('stops at %j', (lines, why) => {
  expect(check(...lines)).toThrow(why);
});

it('names all wrong lines', () => {
  expect(check('/a/\t/nowhere/', '/b/\t/new/', '/c/\t/nowhere/')).toThrow(
    'old.tsv:1: nothing at /nowhere/\nold.tsv:3: nothing at /nowhere/',
  );
});
