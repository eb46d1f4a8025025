import type { ReactNode } from 'react';
import { useText } from '@site/src/i18n/useText';
import { HelpLink } from './HelpLink';
import { Note } from './Note';
import './texts';

/** Says on a page without a translation why it is in English. */
export function UntranslatedPage(): ReactNode {
  const text = useText();
  return (
    <Note>
      {text('translationNote.untranslated')} <HelpLink>{text('translationNote.help')}</HelpLink>
    </Note>
  );
}
