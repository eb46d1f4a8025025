import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function NoticeCard() {
  const remaining: number = 3;
  return (
    <Box sx={{ height: 160 }}>
      {/* #region excerpt */}
      <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}>
        <Box sx={{ fontWeight: 600 }}>Seats left: {remaining}</Box>
        <Box sx={{ color: 'text.secondary', paddingInlineStart: 1 }}>
          The matinee is nearly sold out.
        </Box>
        <Button variant="contained" sx={{ mt: 2, borderRadius: 5 }}>
          Book
        </Button>
      </Box>
      {/* #endregion */}
    </Box>
  );
}
