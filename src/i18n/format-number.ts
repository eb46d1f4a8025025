/** Reused, because creating a formatter takes longer than formatting all numbers of a page. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Writes a number as a language does: 1,234 or 1.234. Build and browser write the same: grouping and
 * decimal signs of these languages are settled, unlike the blanks in their dates.
 */
export function formatNumber(value: number, locale: string): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format.format(value);
}
