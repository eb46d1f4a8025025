import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import type { ColorPaletteProp, VariantProp } from '@mui/joy/styles';
import { JoyDemo } from '../../_parts/JoyDemo';

const colors: ColorPaletteProp[] = [
  'primary',
  'neutral',
  'danger',
  'success',
  'warning',
];
const variants: VariantProp[] = ['solid', 'soft', 'outlined', 'plain'];

export default function VariantGrid() {
  const [color, setColor] = React.useState<ColorPaletteProp>('primary');

  return (
    <JoyDemo>
      <RadioGroup
        orientation="horizontal"
        aria-label="color"
        value={color}
        sx={{ flexWrap: 'wrap', gap: 1, minHeight: { xs: 56, sm: 24 } }}
      >
        {colors.map((name) => (
          <Radio
            key={name}
            value={name}
            label={name}
            onChange={() => setColor(name)}
            sx={{ m: 0 }}
          />
        ))}
      </RadioGroup>
      <Box
        sx={{ display: 'grid', gap: 1, mt: 2, gridTemplateColumns: '1fr 1fr' }}
      >
        {variants.map((variant) => (
          <React.Fragment key={variant}>
            <Button variant={variant} color={color}>
              {variant}
            </Button>
            <Chip variant={variant} color={color} sx={{ alignSelf: 'center' }}>
              {variant}
            </Chip>
          </React.Fragment>
        ))}
      </Box>
    </JoyDemo>
  );
}
