import { EDITOR_LIST } from '@site/model/offline';
import type { Text } from '@site/src/i18n/useText';

/** Returns the name of a family, or of a part of the site that is stored like one. */
export function nameOf(family: string, text: Text): string {
  return family === EDITOR_LIST ? text('offline.editor') : text(`family.${family}` as never);
}
