import type { ReactNode } from 'react';
import type { ApiSectionName } from '@site/model/preferences';
import { eventAttributes } from '@site/src/analytics/events';
import { ChoiceSwitch } from '@site/src/ui/toolbar/ChoiceSwitch';
import { Toolbar } from '@site/src/ui/toolbar/Toolbar';
import { useText } from '@site/src/i18n/useText';
import { apiDisplays } from '@site/src/preferences/api-display';
import './texts';
import { DISPLAY_NAMES } from './display-names';
import styles from './ApiSection.module.css';

interface SectionToolbarProps {
  section: ApiSectionName;
  title: string;
  /** Opens or closes all items; offered in the collapsed layout. */
  onAll(open: boolean): void;
}

/** Layout of the section. */
export function SectionToolbar({ section, title, onAll }: SectionToolbarProps): ReactNode {
  const text = useText();
  return (
    <Toolbar label={text('api.options', { section: title })} className={styles.toolbar}>
      <button type="button" className={styles.all} onClick={() => onAll(true)}>
        {text('api.openAll')}
      </button>
      <button type="button" className={styles.all} onClick={() => onAll(false)}>
        {text('api.closeAll')}
      </button>
      <ChoiceSwitch
        choice={apiDisplays[section]}
        label={text('api.display')}
        nameOf={(display) => text(DISPLAY_NAMES[display])}
        attributesOf={(display) => eventAttributes('api', 'layout', `${section}: ${display}`)}
      />
    </Toolbar>
  );
}
