import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const bands = [
  { name: 'Bass', level: 4 },
  { name: 'Middle', level: 0 },
  { name: 'Treble', level: -3 },
];

export default function ToneSliders() {
  return (
    <Stack direction="row" spacing={4} sx={{ height: 200, p: 2 }}>
      {bands.map(({ name, level }) => (
        <Stack key={name} spacing={2} sx={{ alignItems: 'center', width: 56 }}>
          {/* #region excerpt */}
          <Slider
            orientation="vertical"
            aria-label={name}
            min={-12}
            max={12}
            defaultValue={level}
            valueLabelDisplay="auto"
          />
          {/* #endregion */}
          <span aria-hidden>{name}</span>
        </Stack>
      ))}
    </Stack>
  );
}
