import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useText } from '@site/src/i18n/useText';
import { cancel, download, look, remove, stateOf, subscribe } from '@site/src/offline/family-state';
import { rememberChoice } from '@site/src/offline/installed-app';
import { FamilyStatus } from './FamilyStatus';
import { nameOf } from './family-name';
import { useFamilySize } from './useFamilySize';

/** Storage that the browser does not clear by itself, where it grants that. */
function askToStay(): void {
  void navigator.storage.persist().catch(() => undefined);
}

/** Makes one family, or the editor, available offline, and removes it again. */
export function FamilySettings({ family }: { family: string }): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const text = useText();
  const get = () => stateOf(baseUrl, family);
  const state = useSyncExternalStore(subscribe, get, get);
  const size = useFamilySize(baseUrl, family);
  useEffect(() => void look(baseUrl, family), [baseUrl, family]);
  return (
    <FamilyStatus
      name={nameOf(family, text)}
      state={state}
      size={size}
      onDownload={() => {
        rememberChoice(family, true);
        askToStay();
        void download(baseUrl, family);
      }}
      onCancel={() => cancel(baseUrl, family)}
      onRemove={() => {
        rememberChoice(family, false);
        void remove(baseUrl, family);
      }}
    />
  );
}
