import Autocomplete from '@mui/material/Autocomplete';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';

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
      getOptionDisabled={({ price }) => price === 0}
      renderOption={({ key, ...props }, { label, price }) => (
        <ListItem key={key} {...props}>
          <ListItemText
            primary={label}
            secondary={price === 0 ? 'Sold out' : `${price} euros`}
          />
        </ListItem>
      )}
      renderInput={(params) => <TextField {...params} label="Plant" />}
      sx={{ maxWidth: 320 }}
    />
    // #endregion
  );
}
