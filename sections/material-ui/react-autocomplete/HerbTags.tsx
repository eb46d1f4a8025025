import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const herbs = ['Basil', 'Chives', 'Dill', 'Mint', 'Parsley', 'Sage', 'Thyme'];

export default function HerbTags() {
  return (
    <Box sx={{ height: 128, maxWidth: 400 }}>
      {/* #region excerpt */}
      <Autocomplete
        multiple
        filterSelectedOptions
        limitTags={2}
        options={herbs}
        defaultValue={['Dill', 'Sage']}
        renderInput={(params) => <TextField {...params} label="Herbs" />}
      />
      {/* #endregion */}
    </Box>
  );
}
