import Autocomplete from '@mui/material/Autocomplete';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const plants = [
  { label: 'Fern', light: 'Shade', price: 9 },
  { label: 'Ivy', light: 'Shade', price: 4 },
  { label: 'Agave', light: 'Sun', price: 12 },
  { label: 'Lavender', light: 'Sun', price: 6 },
  { label: 'Olive tree', light: 'Sun', price: 0 },
];

export default function PlantGroups() {
  return (
    // #region excerpt
    <Autocomplete
      options={plants}
      groupBy={({ light }) => light}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="group" aria-label={group}>
          <ListSubheader component="div" aria-hidden sx={{ top: -8 }}>
            {group}
          </ListSubheader>
          <ul role="presentation" style={{ padding: 0 }}>
            {children}
          </ul>
        </li>
      )}
      getOptionDisabled={({ price }) => price === 0}
      renderOption={({ key, ...props }, { label, price }) => (
        <li key={key} {...props}>
          <span style={{ flex: 1 }}>{label}</span>
          <Typography component="span" variant="body2">
            {price === 0 ? 'Sold out' : `${price} euros`}
          </Typography>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Plant" />}
      sx={{ maxWidth: 320 }}
    />
    // #endregion
  );
}
