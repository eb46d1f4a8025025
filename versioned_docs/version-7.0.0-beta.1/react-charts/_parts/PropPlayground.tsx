import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  printChanges,
  type Knob,
  type Knobs,
  type KnobValue,
  type KnobValues,
} from './knobs';

interface ControlProps {
  name: string;
  knob: Knob;
  value: KnobValue;
  onChange: (value: KnobValue) => void;
}

function Control({ name, knob, value, onChange }: ControlProps) {
  const id = React.useId();
  if (knob.range) {
    const [min, max, step] = knob.range;
    return (
      <Box sx={{ paddingInlineEnd: '12px' }}>
        <Typography id={id} variant="caption" noWrap component="div">
          {name} {value}
        </Typography>
        <Slider
          size="small"
          aria-labelledby={id}
          {...{ min, max, step }}
          value={Number(value)}
          onChange={(_event, next) => onChange(Number(next))}
          sx={{ py: '6px', display: 'block' }}
        />
      </Box>
    );
  }
  if (knob.options) {
    return (
      <TextField
        select
        fullWidth
        size="small"
        label={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        InputLabelProps={{ shrink: true }}
        SelectProps={{ displayEmpty: true }}
      >
        {knob.options.map((option) => (
          <MenuItem key={String(option)} value={String(option)}>
            {option === '' ? '(not set)' : option}
          </MenuItem>
        ))}
      </TextField>
    );
  }
  return (
    <FormControlLabel
      control={<Switch size="small" checked={value === true} />}
      onChange={(_event, checked) => onChange(checked)}
      label={name}
      slotProps={{
        typography: {
          variant: 'body2',
          sx: { lineHeight: 1.2, overflowWrap: 'anywhere' },
        },
      }}
      sx={{ m: 0, maxWidth: '100%', gap: '8px' }}
    />
  );
}

interface PropPlaygroundProps<K extends Knobs> {
  /** Name of the element in the printed code. */
  component: string;
  knobs: K;
  /** Text alternative of the chart. */
  summary: string;
  children: (values: KnobValues<K>) => React.ReactNode;
}

const initialValues = <K extends Knobs>(knobs: K) =>
  Object.fromEntries(
    Object.entries(knobs).map(([path, knob]) => [path, knob.initial]),
  ) as KnobValues<K>;

/** A chart, a control for each of its settings, and the code for those that were changed. */
export function PropPlayground<K extends Knobs>(props: PropPlaygroundProps<K>) {
  const { component, knobs, summary, children } = props;
  const [values, setValues] = React.useState(() => initialValues(knobs));

  return (
    <div>
      <div role="img" aria-label={summary}>
        {children(values)}
      </div>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
          gridAutoRows: 56,
          columnGap: '12px',
          alignItems: 'center',
          '& > *': { minWidth: 0 },
        }}
      >
        {Object.entries(knobs).map(([path, knob]) => (
          <Control
            key={path}
            name={path.replace(/^\w+\.highlightScope\./, '')}
            knob={knob}
            value={values[path] ?? knob.initial}
            onChange={(value) => setValues({ ...values, [path]: value })}
          />
        ))}
      </Box>
      <ChangedProps
        code={printChanges(component, knobs, values)}
        onReset={() => setValues(initialValues(knobs))}
      />
    </div>
  );
}

function ChangedProps({
  code,
  onReset,
}: {
  code: string;
  onReset: () => void;
}) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: '8px', height: 180 }}>
      <Box
        component="pre"
        role="status"
        aria-label="Changed props"
        sx={{ m: 0, flex: 1, fontSize: 13, whiteSpace: 'pre-wrap' }}
        dir="ltr"
      >
        {code}
      </Box>
      <Button size="small" onClick={onReset}>
        Reset
      </Button>
    </Box>
  );
}
