/**
 * Parts that a stage needs besides MUI, for some readers only: mirrored styles, and the packages'
 * own texts in the language of the page. Each is loaded once, and only where it is needed.
 */
import type { EmotionCache } from '@emotion/cache';
import type { Direction } from '@site/model/theme-state';

type LocaleTexts = readonly object[];

const LOCALE_TEXTS: Partial<Record<string, () => Promise<{ default: LocaleTexts }>>> = {
  zh: () => import('./locale-texts/zh'),
  pt: () => import('./locale-texts/pt'),
};

/** Parts that are loaded. */
const loaded: { cache?: EmotionCache; texts: Map<string, LocaleTexts> } = { texts: new Map() };

export interface StageParts {
  /** Emotion's cache for right to left. */
  cache?: EmotionCache;
  localeTexts?: LocaleTexts;
}

/** Returns the parts that are loaded. */
export function stagePartsOf(direction: Direction, locale: string): StageParts {
  return {
    cache: direction === 'rtl' ? loaded.cache : undefined,
    localeTexts: loaded.texts.get(locale),
  };
}

/** Returns whether all parts that the stage needs are loaded. */
export function hasStageParts(direction: Direction, locale: string): boolean {
  const { cache, localeTexts } = stagePartsOf(direction, locale);
  return (direction === 'ltr' || !!cache) && (!LOCALE_TEXTS[locale] || !!localeTexts);
}

/** Loads missing parts. */
export async function loadStageParts(direction: Direction, locale: string): Promise<void> {
  await Promise.all([
    direction === 'rtl' &&
      !loaded.cache &&
      import('./right-to-left-cache').then(({ rightToLeftCache }) => {
        loaded.cache = rightToLeftCache;
      }),
    !loaded.texts.has(locale) &&
      LOCALE_TEXTS[locale]?.().then(({ default: texts }) => {
        loaded.texts.set(locale, texts);
      }),
  ]);
}
