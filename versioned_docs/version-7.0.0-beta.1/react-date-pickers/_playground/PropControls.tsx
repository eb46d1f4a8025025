import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Choice } from '../_parts/Choice';
import { componentFor, type Choices, type PropChoices } from './choices';
import { COLUMNS, type ChoosersProps } from './Choosers';
import {
  DEFAULT_NAMES,
  optionsOf,
  SELECTS,
  SWITCHES,
  type SelectName,
} from './prop-options';

function choicesOf(name: SelectName, { family }: Choices) {
  const names = Object.keys(optionsOf(name, family));
  return {
    '': DEFAULT_NAMES[name],
    ...Object.fromEntries(names.map((each) => [each, each])),
  };
}

/** Controls for the props that the chosen component accepts. */
export function PropControls({ choices, onChange }: ChoosersProps) {
  const { props, clearing } = componentFor(choices);
  const taken: readonly string[] = clearing ? [...props, 'clearable'] : props;
  const change = (part: PropChoices) =>
    onChange({ ...choices, props: { ...choices.props, ...part } });
  return (
    <Box role="group" aria-label="Props">
      <Box sx={COLUMNS}>
        {SELECTS.filter((name) => taken.includes(name)).map((name) => (
          <Choice
            key={name}
            label={name}
            value={choices.props[name] ?? ''}
            options={choicesOf(name, choices)}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 1 }}>
        {SWITCHES.filter((name) => taken.includes(name)).map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            sx={{ marginInlineEnd: 0 }}
            slotProps={{ typography: { variant: 'body2' } }}
            control={
              <Checkbox
                size="small"
                checked={choices.props[name] === 'on'}
                onChange={(_event, on) => change({ [name]: on ? 'on' : '' })}
              />
            }
          />
        ))}
      </Box>
    </Box>
  );
}
