import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDefaultCodeTranslationMessages } from '@docusaurus/theme-translations';
import themeEnglish from '@docusaurus/theme-translations/locales/base/theme-common.json';
import searchEnglish from '@docusaurus/theme-translations/locales/base/theme-search-algolia.json';
import { NAVIGATION } from '@site/model/navigation';
import { WHATS_NEW } from '@site/model/news';
import { i18n } from '../i18n';
import { themeConfig } from '../theme-config';
import { translationProblems, type Texts } from './translation-problems';

const SITE_DIR = path.join(__dirname, '..', '..');

const LANGUAGES = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);

/** English words that a language uses as they are, such as in its glossary. */
const BORROWED: Record<string, string[]> = {
  pt: [
    ...['Blog', 'Hook', 'Hooks', 'Interfaces', 'Layout', 'Menu', 'Roadmap'],
    ...['Prop', 'prop', 'Props', '{count} props', 'Slot', 'slot', 'Slots', '{count} slots'],
  ],
};

function read(locale: string, file: string): Texts {
  const full = path.join(SITE_DIR, 'i18n', locale, file);
  return JSON.parse(readFileSync(full, 'utf8')) as Texts;
}

/** Titles of news that are names. */
const NAMES_OF_NEWS = ['date-fns 3', 'Material UI 6', 'Material UI 7', 'React 19', 'RichTreeView'];

function newsTexts(): Texts {
  return Object.assign(
    {},
    ...WHATS_NEW.map(({ id, title, summary }) => ({
      [`${id}.title`]: { message: title },
      [`${id}.summary`]: { message: summary },
    })),
  );
}

/** Texts of the theme, which are in `code.json` only where the theme's own are not enough. */
function isThemeText([key]: [string, unknown]): boolean {
  return key.startsWith('theme.');
}

function texts(messages: Record<string, string>): Texts {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, { message }]));
}

/**
 * Texts of the theme that nobody reads: those of a chat, which hosted search has only if it is turned
 * on, and the value of an attribute.
 */
const UNREAD = /ask-?ai|conversation|question|backTo|enterKeyHint/i;

/** The English texts of a theme, without what describes them for translators. */
function textsOfTheme(messages: Record<string, string>): Texts {
  return texts(
    Object.fromEntries(
      Object.entries(messages).filter(
        ([key]) => !key.endsWith('___DESCRIPTION') && !UNREAD.test(key),
      ),
    ),
  );
}

/** The translations that a theme brings along, which `code.json` may replace. */
async function broughtBy(name: string, htmlLang: string): Promise<Texts> {
  return texts(await readDefaultCodeTranslationMessages({ locale: htmlLang, name }));
}

interface NavbarItem {
  label?: string;
  items?: NavbarItem[];
}

/** All labels of a menu and its submenus, under Docusaurus' keys. */
function navbarLabels(items: NavbarItem[]): Texts {
  return Object.assign(
    {},
    ...items.map(({ label, items: below = [] }) => ({
      ...(label && { [`item.label.${label}`]: { message: label } }),
      ...navbarLabels(below),
    })),
  );
}

function footerLabels(): Texts {
  return Object.assign(
    {},
    ...themeConfig.footer.links.flatMap(({ title, items }) => [
      { [`link.title.${title}`]: { message: title } },
      ...items.map(({ label }) => ({ [`link.item.label.${label}`]: { message: label } })),
    ]),
  );
}

it('there are languages to translate into', () => {
  expect(LANGUAGES).toEqual(['zh', 'pt']);
});

describe.each(LANGUAGES)('the texts in %s are complete', (locale) => {
  const code = Object.entries(read(locale, 'code.json'));
  // English has texts of the theme too, where this site words them differently.
  const withoutTheme = (texts: ReturnType<typeof read>) =>
    Object.fromEntries(Object.entries(texts).filter((entry) => !isThemeText(entry)));

  it('of the interface', () => {
    const own = withoutTheme(read(locale, 'code.json'));
    const english = withoutTheme(read('en', 'code.json'));
    expect(translationProblems(english, own, BORROWED[locale])).toEqual([]);
  });

  it.each([
    ['theme-common', themeEnglish],
    ['theme-search-algolia', searchEnglish],
  ])('of the theme: %s', async (name, messages) => {
    const { htmlLang } = i18n.localeConfigs[locale as keyof typeof i18n.localeConfigs];
    const english = textsOfTheme(messages);
    const all = { ...(await broughtBy(name, htmlLang)), ...Object.fromEntries(code) };
    const own = Object.fromEntries(Object.entries(all).filter(([key]) => key in english));
    expect(translationProblems(english, own)).toEqual([]);
  });

  it('of the theme, where English has words of its own, which would be shown instead', () => {
    const reworded = Object.keys(read('en', 'code.json')).filter((key) => isThemeText([key, {}]));
    const missing = reworded.filter((key) => !(key in read(locale, 'code.json')));
    expect(missing).toEqual([]);
  });

  it('of no other theme', () => {
    const known = { ...textsOfTheme(themeEnglish), ...textsOfTheme(searchEnglish) };
    const unknown = code.filter(isThemeText).filter(([key]) => !(key in known));
    expect(unknown).toEqual([]);
  });

  it('of the navbar', () => {
    const { title, items } = themeConfig.navbar;
    const english = { title: { message: title }, ...navbarLabels(items) };
    const own = read(locale, 'docusaurus-theme-classic/navbar.json');
    expect(translationProblems(english, own, BORROWED[locale])).toEqual([]);
  });

  it('of the footer', () => {
    const own = read(locale, 'docusaurus-theme-classic/footer.json');
    expect(translationProblems(footerLabels(), own, BORROWED[locale])).toEqual([]);
  });

  it('of the news', () => {
    expect(translationProblems(newsTexts(), read(locale, 'news.json'), NAMES_OF_NEWS)).toEqual([]);
  });

  it('and a family has the same name in the menus as in the rest of the interface', () => {
    const footer = read(locale, 'docusaurus-theme-classic/footer.json');
    const own = read(locale, 'code.json');
    NAVIGATION.forEach(({ sidebar, title }) => {
      const name = own[`family.${sidebar}`]?.message;
      expect(footer[`link.item.label.${title}`]?.message).toBe(name);
    });
  });
});

it('the English interface names the families as the navigation does', () => {
  const english = read('en', 'code.json');
  const names = NAVIGATION.map(({ sidebar }) => english[`family.${sidebar}`]?.message);
  expect(names).toEqual(NAVIGATION.map(({ title }) => title));
});
