import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import type texts from '@site/i18n/en/code.json';
import type { InterfaceTextsData } from '@site/model/interface-texts';
import { formatNumber } from './format-number';

/** Keys of the interface's texts, as in `i18n/en/code.json`. */
export type TextKey = Extract<keyof typeof texts, string>;

type Values = Record<string, string | number>;

/** Inserts the values; numbers are formatted for the language. */
export type Text = (key: TextKey, values?: Values) => string;

const reported = new Set<string>();

function once(id: string, report: () => void): void {
  if (reported.has(id)) return;
  reported.add(id);
  report();
}

function written(values: Values, locale: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatNumber(value, locale) : value,
    ]),
  );
}

/**
 * Gives access to the texts of the interface in the page's language. A text that the language
 * lacks is warned of once and shown in English; a language without any text shows an ellipsis.
 */
export function useText(): Text {
  const { currentLocale } = useDocusaurusContext().i18n;
  const { missing } = usePluginData('interface-texts') as InterfaceTextsData;
  return (key, values) => {
    if (missing === 'all') {
      once(currentLocale, () => console.error(`The language "${currentLocale}" has no texts.`));
      return '…';
    }
    if (missing.includes(key)) {
      once(`${currentLocale} ${key}`, () =>
        console.warn(`The text "${key}" is missing in the language "${currentLocale}".`),
      );
    }
    return translate({ id: key, message: key }, values && written(values, currentLocale));
  };
}
