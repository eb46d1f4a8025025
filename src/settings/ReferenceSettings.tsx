import type { ReactNode } from 'react';
import {
  API_DISPLAYS,
  API_SECTIONS,
  PREFERENCES,
  type ApiSectionName,
} from '@site/model/preferences';
import { DISPLAY_NAMES } from '@site/src/api-reference/display-names';
import { useText } from '@site/src/i18n/useText';
import { apiDisplays } from '@site/src/preferences/api-display';
import { useChoice } from '@site/src/preferences/create-choice';
import '@site/src/api-reference/texts';
import { Segments } from './Segments';
import { Setting } from './Setting';

function SectionDisplay({ section }: { section: ApiSectionName }): ReactNode {
  const text = useText();
  const choice = apiDisplays[section];
  return (
    <Segments
      action={PREFERENCES.apiProps.settingsAction}
      label={text(`api.${section}`)}
      options={API_DISPLAYS.map((value) => ({ value, label: text(DISPLAY_NAMES[value]) }))}
      value={useChoice(choice)}
      onChange={choice.set}
    />
  );
}

/** Layouts of the sections on API pages. */
export function ReferenceSettings(): ReactNode {
  const text = useText();
  return (
    <Setting
      name={text('settings.reference')}
      hint={text('settings.referenceHint')}
      onReset={() => API_SECTIONS.forEach((section) => apiDisplays[section].reset())}
    >
      {API_SECTIONS.map((section) => (
        <SectionDisplay key={section} section={section} />
      ))}
    </Setting>
  );
}
