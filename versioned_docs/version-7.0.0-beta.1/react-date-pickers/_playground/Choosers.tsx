import Box from '@mui/material/Box';
import { Choice } from '../_parts/Choice';
import {
  componentFor,
  formsOf,
  LOCALE_PARTS,
  ZONES,
  type Choices,
} from './choices';
import { FAMILIES } from './components';
import { LIBRARIES, type LibraryName } from './libraries';
import { LOCALE_LABELS } from './locales';

export interface ChoosersProps {
  choices: Choices;
  onChange: (choices: Choices) => void;
}

const LIBRARY_LABELS: Record<LibraryName, string> = {
  'Day.js': 'Day.js',
  'date-fns': 'date-fns',
  Luxon: 'Luxon',
  Moment: 'Moment',
};

/** Three columns; two on a phone. */
export const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
  },
  gap: 2,
};

/** The choices for all components. */
export function Choosers({ choices, onChange }: ChoosersProps) {
  const { family, library, locale, localeFor, zone } = choices;
  const change = (part: Partial<Choices>) => onChange({ ...choices, ...part });
  const zones = LIBRARIES[library].zones;
  return (
    <Box sx={COLUMNS}>
      <Choice
        label="Users enter"
        value={family}
        options={FAMILIES}
        onChange={(chosen) => change({ family: chosen, props: {} })}
      />
      <Choice
        label="Variant"
        value={componentFor(choices).form}
        options={formsOf(family)}
        onChange={(form) => change({ form })}
      />
      <Choice
        label="Date library"
        value={library}
        options={LIBRARY_LABELS}
        onChange={(chosen) => change({ library: chosen })}
      />
      <Choice
        label="Locale"
        value={locale}
        options={LOCALE_LABELS}
        onChange={(chosen) => change({ locale: chosen })}
      />
      <Choice
        label="Texts or formats"
        value={localeFor}
        options={LOCALE_PARTS}
        disabled={locale === 'en-US'}
        onChange={(chosen) => change({ localeFor: chosen })}
      />
      <Choice
        label="Time zone"
        value={zones ? zone : ''}
        options={ZONES}
        disabled={!zones}
        onChange={(chosen) => change({ zone: chosen })}
      />
    </Box>
  );
}
