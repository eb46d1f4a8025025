import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';
import { JoyDemo } from '../../_parts/JoyDemo';

const levels = ['h3', 'title-md', 'body-md', 'body-sm'] as const;

export default function SxLevels() {
  return (
    <JoyDemo>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          p: { xs: 2, sm: 3 },
          borderRadius: 'lg',
          bgcolor: 'background.level1',
          boxShadow: 'sm',
        }}
      >
        {levels.map((level) => (
          <Typography key={level} level={level} component="p">
            {level}
          </Typography>
        ))}
      </Box>
    </JoyDemo>
  );
}
