import Box from '@mui/material/Box';
import FireIcon from '@mui/icons-material/LocalFireDepartment';
import FireOutlinedIcon from '@mui/icons-material/LocalFireDepartmentOutlined';
import Rating, { ratingClasses as part } from '@mui/material/Rating';
import { styled } from '@mui/material/styles';

// #region excerpt
const SpiceRating = styled(Rating)(({ theme }) => ({
  [`& .${part.iconFilled}`]: { color: theme.palette.error.main },
  [`& .${part.iconEmpty}`]: { color: theme.palette.text.secondary },
  [`&.${part.focusVisible} .${part.iconActive}`]: {
    outline: `2px solid ${theme.palette.text.primary}`,
  },
}));

const names = ['Mild', 'Medium', 'Hot', 'Very hot'];

export default function SpiceLevel() {
  return (
    <Box
      role="group"
      aria-label="How hot should it be?"
      sx={{ display: 'flex' }}
    >
      <SpiceRating
        max={4}
        defaultValue={2}
        icon={<FireIcon fontSize="inherit" />}
        emptyIcon={<FireOutlinedIcon fontSize="inherit" />}
        getLabelText={(value) => names[value - 1] ?? ''}
      />
    </Box>
  );
}
// #endregion
