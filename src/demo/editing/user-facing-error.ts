import type { TextKey } from '@site/src/i18n/useText';

/** An error in edited code that the site describes in the reader's language. */
export class UserFacingError extends Error {
  constructor(
    readonly key: TextKey,
    readonly values: Record<string, string> = {},
  ) {
    super([key, ...Object.values(values)].join(' '));
    this.name = 'UserFacingError';
  }
}
