import { EDITOR_LIST } from '@site/model/offline';
import type { Text } from '@site/src/i18n/useText';

/** What readers call a family, or a part of the site that is kept like one. */
export function nameOf(family: string, text: Text): string {
  return family === EDITOR_LIST ? text('offline.editor') : text(`family.${family}` as never);
}
