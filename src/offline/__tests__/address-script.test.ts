/** @jest-environment jsdom */
import { addressScript } from '@site/model/inline-scripts';
import { forgetAddress, restoreAddress } from '@site/src/offline/ui/address-script';

const root = document.documentElement;

afterEach(() => {
  forgetAddress();
  window.history.replaceState(null, '', '/');
});

/** Runs the script while the page is still being read, as in the head of the page. */
function runInHead(): void {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  new Function(addressScript('/x/offline/'))();
  jest.restoreAllMocks();
}

it('the address that was asked for comes back when React has rendered the page', () => {
  window.history.replaceState(null, '', '/x/react-charts/?a=1#bars');
  runInHead();
  expect(window.location.pathname).toBe('/x/offline/');
  expect(restoreAddress()).toBe(true);
  expect(window.location.href).toBe('http://localhost/x/react-charts/?a=1#bars');
});

it('at its own address the page stands for no other', () => {
  window.history.replaceState(null, '', '/x/offline/?a=1');
  runInHead();
  expect(restoreAddress()).toBe(false);
  expect(window.location.search).toBe('?a=1');
});

it.each([
  'https://example.com/',
  'http://localhost:81/',
  '//example.com/',
  'javascript:1',
  'x',
  '',
])('an address of another site is never shown: "%s"', (address) => {
  root.setAttribute('data-asked-for', address);
  expect(restoreAddress()).toBe(false);
  expect(window.location.href).toBe('http://localhost/');
});
