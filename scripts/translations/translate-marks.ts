import { frontMatterOf, SHOWN_KEYS } from '../../model/translations/front-matter-text';

/** The line before what is to be translated in front matter; translators remove it. */
export const TO_TRANSLATE = '# translate';

const SHOWN = new RegExp(`^(?=(?:${SHOWN_KEYS.join('|')}):)`, 'gm');

/** Marks what readers see in the front matter of a page. */
export function withMarks(source: string): string {
  const frontMatter = frontMatterOf(source);
  return source.replace(frontMatter, () => frontMatter.replace(SHOWN, `${TO_TRANSLATE}\n`));
}

/** Checks that the front matter of a page has something that is still to be translated. */
export function hasMarks(source: string): boolean {
  return frontMatterOf(source).split('\n').includes(TO_TRANSLATE);
}
