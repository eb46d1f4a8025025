import * as React from 'react';
import { Slider, sliderClasses as part } from '@mui/base/Slider';
import { styled, useTheme } from '@mui/material/styles';

const Range = styled(Slider)(({ theme }) => ({
  position: 'relative',
  display: 'block',
  height: 48,
  touchAction: 'none',
  [`& .${part.rail}, & .${part.track}`]: {
    position: 'absolute',
    top: 10,
    height: 4,
    backgroundColor: theme.palette.text.primary,
  },
  [`& .${part.rail}`]: { width: '100%', opacity: 0.3 },
  [`& .${part.thumb}`]: {
    position: 'absolute',
    width: 24,
    height: 24,
    marginInlineStart: -12,
    borderRadius: 4,
    backgroundColor: theme.palette.text.primary,
  },
  [`& .${part.focusVisible}`]: {
    outline: `3px solid ${theme.palette.primary.main}`,
    outlineOffset: 2,
  },
  [`& .${part.markLabel}`]: {
    position: 'absolute',
    top: 26,
    width: 48,
    marginInlineStart: -24,
    textAlign: 'center',
  },
}));

const Space = styled('div')({ maxWidth: 320, padding: '8px 24px', height: 88 });

// #region excerpt
const MARKS = [0, 50, 100].map((value) => ({ value, label: `€${value}` }));
const thumbName = (index: number) =>
  ['Lowest price', 'Highest price'][index] ?? '';
const euros = (value: number) => `${value} euros`;

export default function PriceRange() {
  const isRtl = useTheme().direction === 'rtl';
  const [price, setPrice] = React.useState([20, 60]);

  return (
    <Space>
      <Range
        value={price}
        onChange={(_event, value) => setPrice([value].flat())}
        step={5}
        shiftStep={25}
        marks={MARKS}
        getAriaLabel={thumbName}
        getAriaValueText={euros}
        isRtl={isRtl}
      />
      <span role="status">
        {price.map((value) => `€${value}`).join(' to ')}
      </span>
    </Space>
  );
}
// #endregion
