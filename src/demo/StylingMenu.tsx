import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { CodeStyling } from '@site/model/preferences';
import { eventAttributes } from '@site/src/analytics/events';
import { Icon } from '@site/src/ui/Icon/icons';
import { useMenuButton } from '@site/src/ui/toolbar/useMenuButton';
import { useText } from '@site/src/i18n/useText';
import { codeStyling } from '@site/src/preferences/stores';
import { useChoice } from '@site/src/preferences/create-choice';
import { stylingAttributes } from './demo-source';
import demoStyles from './Demo.module.css';
import styles from './StylingMenu.module.css';

export interface StylingMenuProps {
  /** Those that the demo has, in the order of the choice. */
  stylings: CodeStyling[];
}

interface StylingListProps extends StylingMenuProps {
  onChoose(styling: CodeStyling): void;
}

function StylingList({ stylings, onChoose }: StylingListProps): ReactNode {
  const chosen = useChoice(codeStyling);
  const shown = stylings.includes(chosen) ? chosen : stylings[0];
  return stylings.map((styling) => (
    <button
      key={styling}
      type="button"
      role="menuitemradio"
      aria-checked={styling === shown}
      tabIndex={-1}
      className={styles.item}
      {...eventAttributes('demo', 'styling', styling)}
      onClick={() => onChoose(styling)}
    >
      <span className={styles.check}>{styling === shown && <Icon name="check" size={16} />}</span>
      {styling}
    </button>
  ));
}

/**
 * Chooses the styling of all demos of the site. Which one its button names is decided by CSS from
 * the attribute of the html element, so it is right before hydration.
 */
export function StylingMenu({ stylings }: StylingMenuProps): ReactNode {
  const text = useText();
  const { root, open, close, buttonProps, menuProps } = useMenuButton();
  const label = text('demo.styling');
  return (
    <div ref={root} className={styles.root}>
      <button {...buttonProps} className={clsx(demoStyles.textAction, styles.button)} title={label}>
        <Icon name="styling" size={16} />
        <span className="visually-hidden">{label}</span>
        {stylings.map((styling) => (
          <span key={styling} {...stylingAttributes(styling, stylings)}>
            {styling}
          </span>
        ))}
      </button>
      {open && (
        <div {...menuProps} className={styles.menu} aria-label={label}>
          <StylingList
            stylings={stylings}
            onChoose={(styling) => {
              close();
              codeStyling.set(styling);
            }}
          />
        </div>
      )}
    </div>
  );
}
