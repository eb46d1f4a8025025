import type { ReactNode } from 'react';
import { Icon } from '@site/src/ui/Icon/icons';
import { useInterfaceLanguage } from '@site/src/i18n/useInterfaceLanguage';
import { useText } from '@site/src/i18n/useText';

interface PlanCellProps {
  included?: boolean;
  /** Part of the feature that the plan includes, if that is not all of it. */
  note?: string;
}

/** Says in a table of plans whether one of them has a feature. */
export function PlanCell({ included = false, note }: PlanCellProps): ReactNode {
  const text = useText();
  const lang = useInterfaceLanguage();
  if (note !== undefined) return note;
  if (!included) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden" lang={lang}>
          {text('plans.missing')}
        </span>
      </>
    );
  }
  return (
    <>
      <Icon name="check" />
      <span className="visually-hidden" lang={lang}>
        {text('plans.included')}
      </span>
    </>
  );
}
