import * as React from 'react';
import {
  Unstable_NumberInput as NumberInput,
  numberInputClasses as part,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/material/styles';

const Weight = styled(NumberInput)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  [`& .${part.input}`]: {
    width: 96,
    height: 40,
    boxSizing: 'border-box',
    border: `1px solid ${theme.palette.text.secondary}`,
    borderRadius: 4,
    font: 'inherit',
    color: 'inherit',
    backgroundColor: 'transparent',
  },
  '& button': { display: 'none' },
}));
const Label = styled('label')({ display: 'block', height: 28 });
const Line = styled('div')({ height: 24 });

// #region excerpt
export default function ClampedWeight() {
  const [grams, setGrams] = React.useState<number | null>(500);
  const [typed, setTyped] = React.useState('');

  return (
    <div>
      <Label htmlFor="weight">Weight, in steps of 50</Label>
      <Weight
        id="weight"
        min={100}
        max={2000}
        step={50}
        value={grams}
        onChange={(_event, value) => setGrams(value)}
        onInputChange={(event) => setTyped(event.target.value)}
        slotProps={{ input: { role: 'spinbutton' } }}
        endAdornment="g"
      />
      <Line>Typed: {typed || 'nothing'}</Line>
      <Line role="status">Value: {grams ?? 'none'}</Line>
    </div>
  );
}
// #endregion
