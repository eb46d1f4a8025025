import type { ReactNode } from 'react';
import { PREFERENCES, type PreferenceId } from '@site/model/preferences';
import type { PagePreference } from '@site/model/preference-columns';
import { useText } from '@site/src/i18n/useText';
import type { Choice } from '@site/src/preferences/create-choice';
import { stores } from '@site/src/preferences/stores';
import { ChoiceSetting } from './ChoiceSetting';

type Row<Id extends PreferenceId> = (typeof PREFERENCES)[Id];

/** Preferences that the panel has a control for, with their own store. */
type SettingId = {
  [Id in PreferenceId]: Row<Id> extends { kind: 'page'; settingsAction: string } ? Id : never;
}[PreferenceId];

const SETTINGS = (Object.keys(PREFERENCES) as PreferenceId[]).filter((id): id is SettingId => {
  const row = PREFERENCES[id];
  return row.kind === 'page' && 'settingsAction' in row;
});

function CodeSetting({ id }: { id: SettingId }): ReactNode {
  const text = useText();
  const row: Row<SettingId> & PagePreference = PREFERENCES[id];
  const { labels } = row;
  return (
    <ChoiceSetting
      name={text(`settings.${id}`)}
      action={row.settingsAction}
      choice={stores[id] as Choice<string>}
      labelOf={(value) => labels?.[value] ?? value}
    />
  );
}

/** Display of code and commands. */
export function CodeSettings(): ReactNode {
  return SETTINGS.map((id) => <CodeSetting key={id} id={id} />);
}
