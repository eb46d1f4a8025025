import { PREFERENCES } from '@site/model/preferences';
import { stores, type ChoiceId } from '@site/src/preferences/stores';
import { storedValue } from '@site/src/preferences/stored-value';
import { preferredVersion } from '@site/src/versions/preferred-version';
import type { SiteSettings } from './facts/site-settings';

/** Settings of the site as they were before: what was not stored has no value. */
type StoredSettings = ReadonlyMap<keyof SiteSettings, string | undefined>;

function storedSetting(name: keyof SiteSettings): string | undefined {
  if (name === 'version') return preferredVersion.read();
  // Only what was chosen is put back as a choice: a default would be stored otherwise.
  const text = storedValue(PREFERENCES[name]).read();
  return stores[name].values.find((value) => value === text);
}

function setChoice<Id extends Exclude<keyof SiteSettings, 'version'> & ChoiceId>(
  id: Id,
  value: string | undefined,
): void {
  const store = stores[id];
  const known = store.values.find((each) => each === value);
  if (known === undefined) store.reset();
  else (store.set as (choice: string) => void)(known);
}

function setSetting(name: keyof SiteSettings, value: string | undefined): void {
  if (name !== 'version') setChoice(name, value);
  else if (value === undefined) preferredVersion.forget();
  else preferredVersion.choose(value);
}

function isSetting(name: string): name is keyof SiteSettings {
  return name === 'version' || Object.hasOwn(stores, name);
}

/**
 * Sets the whole site for a project.
 * @returns puts back what was stored before
 */
export function applySettings(settings: SiteSettings): () => void {
  const names = Object.keys(settings).filter(isSetting);
  const before: StoredSettings = new Map(names.map((name) => [name, storedSetting(name)]));
  for (const name of names) setSetting(name, settings[name]);
  return () => before.forEach((value, name) => setSetting(name, value));
}
