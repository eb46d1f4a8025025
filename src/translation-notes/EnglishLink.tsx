import type { ReactNode } from 'react';
import { DEFAULT_LANGUAGE } from '@site/model/languages';

interface EnglishLinkProps {
  /** Address of an English page, perhaps with an anchor. */
  to: string;
  /** Language of the text, if it is that of the English page. */
  lang?: string;
  children: ReactNode;
}

/** A link to the English page, which is in another build: the browser loads it as a document. */
export function EnglishLink({ to, lang, children }: EnglishLinkProps): ReactNode {
  return (
    <a href={to} hrefLang={DEFAULT_LANGUAGE} lang={lang}>
      {children}
    </a>
  );
}
