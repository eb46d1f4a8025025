import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

// #region excerpt
const bags = [
  { value: 250, label: '250 g' },
  { value: 500, label: '500 g' },
  { value: 1000, label: '1 kg' },
  { value: 2500, label: '2.5 kg' },
];

const sizeOf = (grams: number) =>
  bags.find(({ value }) => value === grams)?.label ?? `${grams} g`;

export default function FlourSlider() {
  return (
    <Box sx={{ height: 64, maxWidth: 400, px: 3 }}>
      <Slider
        aria-label="Size of the bag"
        min={250}
        max={2500}
        step={null}
        marks={bags.map((bag) => (bag.value === 250 ? { value: 250 } : bag))}
        getAriaValueText={sizeOf}
        valueLabelDisplay="auto"
        valueLabelFormat={sizeOf}
        defaultValue={1000}
      />
    </Box>
  );
}
// #endregion
