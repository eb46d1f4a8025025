import type { TextKey } from '@site/src/i18n/useText';

/** Something wrong with edited code that the site can say in the reader's language. */
export class ToldError extends Error {
  constructor(
    readonly key: TextKey,
    readonly values: Record<string, string> = {},
  ) {
    super([key, ...Object.values(values)].join(' '));
    this.name = 'ToldError';
  }
}
