import Stack from '@mui/material/Stack';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { createSvgIcon } from '@mui/material/utils';

// #region excerpt
/** One path in the default box of 24 by 24 units. */
const SailIcon = createSvgIcon(
  <path d="M11 2v14H3zM13 6l7 10h-7zM2 18h20l-3 4H5z" />,
  'Sail',
);

/** An icon that is drawn with lines, in a box of another size. */
function WavesIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <svg
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      >
        <path d="M1 6q3.5-4 7 0t7 0M1 11q3.5-4 7 0t7 0" />
      </svg>
    </SvgIcon>
  );
}
// #endregion

export default function OwnIcons() {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ alignItems: 'center', height: 40 }}
    >
      <SailIcon titleAccess="Sailing" />
      <SailIcon color="primary" fontSize="large" />
      <WavesIcon titleAccess="Swimming" />
      <WavesIcon color="primary" fontSize="large" />
    </Stack>
  );
}
