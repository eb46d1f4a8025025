import type { ReactNode } from 'react';
import { useText } from '@site/src/i18n/useText';
import { EnglishLink } from './EnglishLink';
import { Note } from './Note';
import './texts';

interface OutdatedSectionProps {
  /** Address of the section, or of the page, in English. */
  english: string;
  /** `removed` if the English page no longer has the section. */
  reason: 'changed' | 'removed';
}

/** Says at a section that its English text is newer; plugins/mdx/translation-notes puts it there. */
export function OutdatedSection({ english, reason }: OutdatedSectionProps): ReactNode {
  const text = useText();
  return (
    <Note>
      {text(`translationNote.${reason}`)}{' '}
      <EnglishLink to={english}>{text('translationNote.readEnglish')}</EnglishLink>
    </Note>
  );
}
