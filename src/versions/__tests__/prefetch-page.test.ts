/** @jest-environment jsdom */
import { prefetchPage } from '../prefetch-page';

function browserWith(supported: string[]): void {
  // jsdom lacks it.
  Object.assign(HTMLScriptElement, { supports: (type: string) => supported.includes(type) });
}

const prefetched = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map((link) => link.href);

afterEach(() => Reflect.deleteProperty(HTMLScriptElement, 'supports'));

it('leaves prefetching to browsers with speculation rules', () => {
  browserWith(['module', 'speculationrules']);
  prefetchPage('/x/next/react-charts/');
  expect(prefetched()).toEqual([]);
});

it('has other browsers load a page once, whatever the place in it', () => {
  browserWith(['module']);
  prefetchPage('/x/next/react-charts/#bars');
  prefetchPage('/x/next/react-charts/');
  expect(prefetched()).toEqual(['http://localhost/x/next/react-charts/']);
});
