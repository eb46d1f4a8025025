import { Box, useMediaQuery, type Theme } from '@mui/system';

const ferries = [
  { name: 'Aurora', leaves: '07:40', pier: 'A' },
  { name: 'Borealis', leaves: '09:15', pier: 'C' },
];

export default function WindowWidth() {
  // #region excerpt
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));

  if (!wide) {
    return (
      <Box
        component="ul"
        sx={{ m: 0, pl: 3, lineHeight: '40px', '& > li': { m: 0 } }}
      >
        {ferries.map(({ name, leaves }) => (
          <li key={name}>
            {leaves} {name}
          </li>
        ))}
      </Box>
    );
  }
  // #endregion

  return (
    <Box
      component="table"
      sx={{ '& td, & th': { p: 0, pr: 4, textAlign: 'start' } }}
    >
      <Box component="thead" sx={{ lineHeight: '24px' }}>
        <tr>
          <th>Leaves</th>
          <th>Ferry</th>
          <th>Pier</th>
        </tr>
      </Box>
      <Box component="tbody" sx={{ lineHeight: '28px' }}>
        {ferries.map(({ name, leaves, pier }) => (
          <tr key={name}>
            <td>{leaves}</td>
            <td>{name}</td>
            <td>{pier}</td>
          </tr>
        ))}
      </Box>
    </Box>
  );
}
