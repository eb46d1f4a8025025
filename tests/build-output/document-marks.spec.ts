import { expect, test } from '@playwright/test';
import { metaContents, readHead, type BuiltHead } from '../../e2e/fixtures/built-files';
import { ENGLISH_PAGES, isListed } from '../../e2e/fixtures/site-pages';
import { PREFIXED_LANGUAGES } from '../../model/languages';
import { productOf } from '../../model/navigation/product-of';

const LANGUAGES = [
  { prefix: '', lang: 'en' },
  { prefix: '/zh', lang: 'zh-CN' },
  { prefix: '/pt', lang: 'pt-BR' },
];

function headOf(address: string): BuiltHead {
  return readHead(`${address.slice(1)}index.html`);
}

for (const { prefix, lang } of LANGUAGES) {
  test.describe(`every built page in ${lang}`, () => {
    test('says its language and its product', () => {
      for (const path of ENGLISH_PAGES) {
        const address = prefix + path;
        const head = headOf(address);
        expect(head.html.lang, address).toBe(lang);
        const { productId, productCategoryId } = productOf(path, PREFIXED_LANGUAGES);
        expect(metaContents(head, 'mui:productId'), address).toEqual([productId]);
        expect(metaContents(head, 'mui:productCategoryId'), address).toEqual([productCategoryId]);
      }
    });

    test('has a title and a description that no other has', () => {
      const heads = ENGLISH_PAGES.map((path) => {
        const head = headOf(prefix + path);
        expect(head.title, path).toMatch(/\S \| MUI X$/);
        expect(metaContents(head, 'og:title'), path).toEqual([head.title]);
        const [description = ''] = metaContents(head, 'description');
        if (isListed(path)) expect(description.length, path).toBeGreaterThan(20);
        return { title: head.title, description };
      });
      for (const name of ['title', 'description'] as const) {
        const all = heads.map((head) => head[name]).filter((value) => value !== '');
        expect(all.filter((value, index) => all.indexOf(value) !== index)).toEqual([]);
      }
    });

    test('but the one for wrong addresses, which has no product', () => {
      const head = readHead(`${prefix}/404.html`.slice(1));
      expect(head.html.lang).toBe(lang);
      expect(metaContents(head, 'mui:productId')).toEqual(['null']);
      expect(metaContents(head, 'mui:productCategoryId')).toEqual(['null']);
    });
  });
}
