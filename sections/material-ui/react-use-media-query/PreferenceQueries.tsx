import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';

// #region excerpt
function Answer({ question, query }: { question: string; query: string }) {
  const matches = useMediaQuery(query);
  return (
    <>
      <Box component="dt">{question}</Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
        {matches ? 'Yes' : 'No'}
      </Box>
    </>
  );
}

export default function PreferenceQueries() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content auto',
        gap: '8px 16px',
        height: 108,
        m: 0,
        lineHeight: '21px',
      }}
    >
      <Answer question="Dark mode" query="(prefers-color-scheme: dark)" />
      <Answer question="Less motion" query="(prefers-reduced-motion: reduce)" />
      <Answer question="More contrast" query="(prefers-contrast: more)" />
      <Answer question="A pointer that hovers" query="(hover: hover)" />
    </Box>
  );
}
// #endregion
