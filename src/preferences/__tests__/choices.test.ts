/** @jest-environment jsdom */
import { codeVariant, dateLibrary, packageManager } from '../stores';

it('the code variant is stored in its cookie', () => {
  codeVariant.set('JS');
  expect(document.cookie).toContain('codeVariant=JS');
  expect(document.documentElement.getAttribute('data-code-variant')).toBe('JS');
});

it("the package manager is stored under the key of Docusaurus' own tabs", () => {
  packageManager.set('pnpm');
  expect(localStorage.getItem('docusaurus.tab.npm2yarn')).toBe('pnpm');
  expect(document.documentElement.getAttribute('data-package-manager')).toBe('pnpm');
});

it('the date library is stored like the tabs of a group, and can be reset', () => {
  dateLibrary.set('luxon');
  expect(localStorage.getItem('docusaurus.tab.date-library')).toBe('luxon');
  expect(document.documentElement.getAttribute('data-date-library')).toBe('luxon');
  dateLibrary.reset();
  expect(localStorage.getItem('docusaurus.tab.date-library')).toBeNull();
  expect(dateLibrary.get()).toBe('dayjs');
});

it('their defaults are TypeScript and npm', () => {
  expect(codeVariant.values).toEqual(['TS', 'JS']);
  expect(packageManager.values).toEqual(['npm', 'yarn', 'pnpm']);
});

it('the choice holds for the page where cookies and storage are blocked', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  codeVariant.set('TS');
  packageManager.set('yarn');
  expect([codeVariant.get(), packageManager.get()]).toEqual(['TS', 'yarn']);
});
