/** Data that this site adds to the metadata of a page of the docs that has a date. */
export interface DatedPage {
  /** When the page last changed, as readers of its unit's language write a date. */
  lastUpdatedText?: string;
}

/**
 * A date as it is written in a language, such as "Nov 27, 2026".
 * @param time milliseconds since 1970
 * @param locale such as `zh-CN`
 */
export function formatDate(time: number, locale: string): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, options).format(time);
}
