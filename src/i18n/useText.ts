import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import type texts from '@site/i18n/en/code.json';
import type { InterfaceTextsData } from '@site/plugins/interface-texts';

/** Keys of the interface's texts, as in `i18n/en/code.json`. */
export type TextKey = Extract<keyof typeof texts, string>;

export type Text = (key: TextKey, values?: Record<string, string | number>) => string;

const reported = new Set<string>();

function once(id: string, report: () => void): void {
  if (reported.has(id)) return;
  reported.add(id);
  report();
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
    return translate({ id: key, message: key }, values);
  };
}
