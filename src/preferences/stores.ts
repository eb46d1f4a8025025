import { API_DISPLAY_RULE, PREFERENCES, type PreferenceId } from '@site/model/preferences';
import type { Preference } from '@site/model/preference-columns';
import { applyApiDisplays } from '@site/src/first-paint/api-display';
import { createChoice, type Choice } from './create-choice';

type Row<Id extends PreferenceId> = (typeof PREFERENCES)[Id];

/** Preferences with a store of their own: the color mode and the theme state have other owners. */
export type ChoiceId = {
  [Id in PreferenceId]: Row<Id>['kind'] extends 'page' | 'api-display' | 'script' ? Id : never;
}[PreferenceId];

type Stores = {
  readonly [Id in ChoiceId]: Choice<
    Extract<Row<Id>, { kind: string; values: readonly string[] }>['values'][number]
  >;
};

function createStore(row: Preference): Choice<string> | undefined {
  switch (row.kind) {
    case 'page':
    case 'script':
      return createChoice<string>(row);
    case 'api-display':
      return createChoice<string>(row, () =>
        applyApiDisplays(document.documentElement, API_DISPLAY_RULE),
      );
    default:
      return undefined;
  }
}

/** A store for each row of the table whose value is chosen from a list. */
export const stores = Object.fromEntries(
  Object.entries(PREFERENCES).flatMap(([id, row]) => {
    const store = createStore(row);
    return store ? [[id, store]] : [];
  }),
) as unknown as Stores;

export const { codeVariant, codeStyling, packageManager, dateLibrary } = stores;
