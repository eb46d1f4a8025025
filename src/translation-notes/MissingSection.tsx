import type { ReactNode } from 'react';
import { DEFAULT_LANGUAGE } from '@site/model/languages';
import { useText } from '@site/src/i18n/useText';
import { EnglishLink } from './EnglishLink';
import { Note } from './Note';
import './texts';

interface MissingSectionProps {
  /** Address of the section in English. */
  english: string;
  /** Its English heading. */
  title: string;
}

/** Names a section that only the English page has, at the place where it would be. */
export function MissingSection({ english, title }: MissingSectionProps): ReactNode {
  const text = useText();
  return (
    <Note>
      {text('translationNote.missing')}{' '}
      <EnglishLink to={english} lang={DEFAULT_LANGUAGE}>
        {title}
      </EnglishLink>
    </Note>
  );
}
