import type { ReactNode } from 'react';
import { useText } from '@site/src/i18n/useText';
import { codeStyling } from '@site/src/preferences/code-styling';
import { codeVariant } from '@site/src/preferences/code-variant';
import { packageManager } from '@site/src/preferences/package-manager';
import { ChoiceSetting } from './ChoiceSetting';

/** How code and commands are shown. */
export function CodeSettings(): ReactNode {
  const text = useText();
  return (
    <>
      <ChoiceSetting
        name={text('settings.codeVariant')}
        action="code-variant"
        choice={codeVariant}
        labelOf={(value) => (value === 'TS' ? 'TypeScript' : 'JavaScript')}
      />
      <ChoiceSetting
        name={text('settings.codeStyling')}
        action="code-styling"
        choice={codeStyling}
      />
      <ChoiceSetting
        name={text('settings.packageManager')}
        action="package-manager"
        choice={packageManager}
      />
    </>
  );
}
