/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://mui.com/x/introduction/"}
 */
import { writeCookie } from '../browser-storage';

it('cookies of a page that is served securely are only for secure pages', () => {
  const write = jest.spyOn(document, 'cookie', 'set');
  writeCookie('codeVariant', 'JS');
  expect(write.mock.calls).toEqual([
    ['codeVariant=JS; path=/; max-age=31536000; SameSite=Lax; Secure'],
  ]);
});
