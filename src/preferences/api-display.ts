import type { ApiDisplay, ApiSectionName } from '@site/model/preferences';
import type { Choice } from './create-choice';
import { stores } from './stores';

/** Layouts of the sections on API pages. */
export const apiDisplays: Record<ApiSectionName, Choice<ApiDisplay>> = {
  props: stores.apiProps,
  slots: stores.apiSlots,
  classes: stores.apiClasses,
};
