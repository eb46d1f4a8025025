/** @jest-environment jsdom */
import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import chinese from '@site/i18n/zh/code.json';
import { MissingSection } from '../MissingSection';
import { OutdatedSection } from '../OutdatedSection';
import { TranslatedBy } from '../TranslatedBy';
import { UntranslatedPage } from '../UntranslatedPage';

jest.mock(
  '@docusaurus/Link',
  () => ({
    __esModule: true,
    default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  }),
  { virtual: true },
);
jest.mock('../texts', () => ({}));
jest.mock('@site/src/i18n/useText', () => ({
  useText: () => (key: keyof typeof chinese) => chinese[key].message,
}));
jest.mock('@site/src/i18n/useInterfaceLanguage', () => ({ useInterfaceLanguage: () => 'zh-CN' }));

const SECTION = '/x/next/react-charts/bars/#stack';

function noteOf(note: ReactNode): { text: string | null; href: string | null } {
  render(note);
  const { lang, textContent } = screen.getByRole('note');
  // The text around a note may be English.
  expect(lang).toBe('zh-CN');
  return { text: textContent, href: screen.getByRole('link').getAttribute('href') };
}

it('an outdated section leads to its English text', () => {
  expect(noteOf(<OutdatedSection english={SECTION} reason="changed" />)).toEqual({
    text: '本节的英文内容在翻译之后有更新。 阅读英文版',
    href: SECTION,
  });
});

it('a section that only the English page has is named by its English heading', () => {
  expect(noteOf(<MissingSection english={SECTION} title="Stack bars" />)).toEqual({
    text: '本节尚未翻译： Stack bars',
    href: SECTION,
  });
  expect(screen.getByRole('link').lang).toBe('en');
});

it.each([
  ['machine', '本页由机器翻译。'],
  ['person', '本页由人工翻译或经人工全文校对。'],
] as const)('a %s as translator is named', (by, text) => {
  expect(noteOf(<TranslatedBy by={by} />)).toEqual({
    text: `${text} 帮助改进译文`,
    href: '/x/translations/#help',
  });
});

it('a page without a translation leads to how to help', () => {
  expect(noteOf(<UntranslatedPage />).href).toBe('/x/translations/#help');
});
