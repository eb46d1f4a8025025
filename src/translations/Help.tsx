import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import { HELP_ID } from '@site/model/translations/addresses';
import { useText } from '@site/src/i18n/useText';

const COMMANDS = [
  ['status', ''],
  ['new', 'react-data-grid/faq'],
  ['diff', 'react-data-grid/sorting'],
  ['accept', 'react-data-grid/sorting'],
] as const;

/** The commands of translators, and the guide if the repository is known. */
export function Help({ language }: { language: string }): ReactNode {
  const text = useText();
  const { repository } = useDocusaurusContext().siteConfig.customFields ?? {};
  return (
    <>
      <Heading as="h2" id={HELP_ID}>
        {text('translations.help')}
      </Heading>
      <p>{text('translations.helpLead')}</p>
      <ul>
        {COMMANDS.map(([name, page]) => (
          <li key={name}>
            <code>{`npm run i18n:${name}${page === '' ? '' : ` -- ${language} ${page}`}`}</code>{' '}
            {text(`translations.help.${name}`)}
          </li>
        ))}
      </ul>
      {typeof repository === 'string' && (
        <p>
          <Link to={`${repository}/blob/master/CONTRIBUTING.md#translations`}>
            {text('translations.guide')}
          </Link>
        </p>
      )}
    </>
  );
}
