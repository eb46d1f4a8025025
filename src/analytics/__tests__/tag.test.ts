/** @jest-environment jsdom */
import { domainsAround, gtag, removeTagCookies } from '../tag';

it('a cookie may have been set for any domain around the host', () => {
  expect(domainsAround('next.mui.com')).toEqual(['next.mui.com', 'mui.com', 'com']);
  expect(domainsAround('localhost')).toEqual(['localhost']);
});

it('removes the cookies of the tag and no others', () => {
  ['_ga=1', '_ga_ABC=2', 'codeVariant=JS', 'my_ga=3'].forEach((cookie) => {
    document.cookie = `${cookie}; path=/`;
  });
  removeTagCookies();
  expect(document.cookie).toBe('codeVariant=JS; my_ga=3');
});

it('keeps commands as the arguments that the tag looks for', () => {
  gtag('event', 'demo', { eventAction: 'copy' });
  const [command] = window.dataLayer ?? [];
  expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
  expect(Array.from(command as ArrayLike<unknown>)).toEqual([
    'event',
    'demo',
    { eventAction: 'copy' },
  ]);
});
