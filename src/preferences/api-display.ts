import {
  API_DISPLAY_RULE,
  API_DISPLAYS,
  type ApiDisplay,
  type ApiSectionName,
} from '@site/model/preferences';
import { applyApiDisplays } from '@site/src/first-paint/api-display';
import { readStorage, removeStorage, writeStorage } from './browser-storage';
import { createChoice, type Choice } from './create-choice';

function createApiDisplay(section: ApiSectionName): Choice<ApiDisplay> {
  const key = API_DISPLAY_RULE.keyPrefix + section;
  return createChoice({
    values: API_DISPLAYS,
    attribute: API_DISPLAY_RULE.attributePrefix + section,
    // Junk counts as absent: it must not undo what is in force.
    read: () => API_DISPLAYS.find((display) => display === readStorage(key)) ?? '',
    write: (display) => writeStorage(key, display),
    forget: () => removeStorage(key),
    settle: () => applyApiDisplays(document.documentElement, API_DISPLAY_RULE),
  });
}

/** In which layout each section of the API pages is shown. */
export const apiDisplays: Record<ApiSectionName, Choice<ApiDisplay>> = {
  props: createApiDisplay('props'),
  slots: createApiDisplay('slots'),
  classes: createApiDisplay('classes'),
};
