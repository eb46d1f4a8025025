import type { ReactNode } from 'react';
import type { Translator } from '@site/model/translations/record';
import { useText } from '@site/src/i18n/useText';
import { HelpLink } from './HelpLink';
import { Note } from './Note';
import './texts';

/** Says at the end of a translated page who translated it. */
export function TranslatedBy({ by }: { by: Translator }): ReactNode {
  const text = useText();
  return (
    <Note>
      {text(`translationNote.${by}`)} <HelpLink>{text('translationNote.improve')}</HelpLink>
    </Note>
  );
}
