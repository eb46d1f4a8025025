import { createProject, installPackage } from '../../../../files/__tests__/install-package';
import { packagesDirOf } from '../../../../files/packages-dir';
import { fillTable, PACKAGES } from '../../__tests__/fill-table';
import { compareTexts } from '../compare-texts';
import { readGridLocales } from '../grid-locales';
import { readPickerLocales } from '../picker-locales';

const HEAD = ['a', 'b', 'c', 'd', 'e'];

describe('a locale', () => {
  const samples = [[1], [2]];
  const english = {
    open: 'Open',
    close: 'Close',
    menu: 'Menu',
    'operator>': '>',
    nested: {},
    count: (count: number) => (count === 1 ? `${count} row` : `${count} rows`),
  };

  it('is compared text by text, without signs and groups', () => {
    const texts = { open: 'Öffnen', menu: 'Menu', count: (count: number) => `${count} Zeilen` };
    expect(compareTexts('deDE', texts, { english, samples })).toEqual({
      name: 'deDE',
      tag: 'de-DE',
      translated: 2,
      missing: ['close'],
      same: ['menu'],
    });
  });

  it('has a function that writes what the English one writes', () => {
    const count = (value: number) => `${value} row${value === 1 ? '' : 's'}`;
    expect(compareTexts('deDE', { count }, { english, samples }).same).toEqual(['count']);
  });
});

describe('the packages', () => {
  const locales = readGridLocales(PACKAGES);

  it('ship with complete, nearly complete and half translated locales', () => {
    expect(locales.map(({ name }) => name)).toEqual(expect.arrayContaining(['csCZ', 'deDE']));
    expect(locales.map(({ name }) => name)).not.toContain('enUS');
    expect(locales.find(({ name }) => name === 'csCZ')?.missing).toEqual([]);
    expect(locales.find(({ name }) => name === 'beBY')?.missing.length).toBeGreaterThan(20);
  });

  it('have texts that are functions of dates and views', () => {
    const pickers = readPickerLocales(PACKAGES);
    expect(pickers.length).toBeGreaterThan(25);
    const german = pickers.find(({ name }) => name === 'deDE');
    expect([...(german?.missing ?? []), ...(german?.same ?? [])]).not.toContain('clockLabelText');
  });

  it('may be in another folder', () => {
    const old = createProject();
    const locale = (localeText: object) =>
      JSON.stringify({ components: { MuiDataGrid: { defaultProps: { localeText } } } });
    const english = locale({ root: 'Rows', empty: 'No rows' });
    const file = `module.exports = { enUS: ${english}, deDE: ${locale({ root: 'Zeilen' })} };`;
    installPackage(old, '@mui/x-data-grid', {}, { 'locales/index.js': file });
    expect(readGridLocales(packagesDirOf(old))).toEqual([
      { name: 'deDE', tag: 'de-DE', translated: 1, missing: ['empty'], same: [] },
    ]);
  });

  it('have tags that name a language', () => {
    const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
    for (const { tag } of [...locales, ...readPickerLocales(PACKAGES)]) {
      expect(`${tag} ${languages.of(tag)}`).not.toContain('undefined');
    }
  });
});

describe('the table', () => {
  it('has a row for each locale', async () => {
    const [, ...rows] = await fillTable('GridLocales', { head: HEAD });
    expect(rows).toHaveLength(readGridLocales(PACKAGES).length);
    expect(rows).toContainEqual(['Czech (Czechia)', 'csCZ', '95%', '0', '5']);
    expect(await fillTable('PickerLocales', { head: HEAD })).toHaveLength(
      readPickerLocales(PACKAGES).length + 1,
    );
  });

  it('is in the language of the page', async () => {
    const file = 'i18n/pt/docusaurus-plugin-content-docs/current/page/index.mdx';
    const rows = await fillTable('GridLocales', { head: HEAD, file });
    expect(rows).toContainEqual(expect.arrayContaining(['japonês (Japão)', 'jaJP']));
  });
});
