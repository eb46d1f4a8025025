import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import WeightSlider from './WeightSlider';
import { sizes, towns, type Parcel } from './_server/parcels';

interface ParcelFieldsProps {
  parcel: Parcel;
  onChange: (parcel: Parcel) => void;
}

export default function ParcelFields({ parcel, onChange }: ParcelFieldsProps) {
  const change = (part: Partial<Parcel>) => onChange({ ...parcel, ...part });

  return (
    <>
      <TextField
        label="Recipient"
        value={parcel.recipient}
        onChange={(event) => change({ recipient: event.target.value })}
      />
      <TextField
        select
        label="Size"
        value={parcel.size}
        onChange={(event) => change({ size: event.target.value })}
      >
        {sizes.map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
      </TextField>
      <Autocomplete
        options={towns}
        value={parcel.town}
        onChange={(_event, town) => change({ town })}
        renderInput={(params) => <TextField {...params} label="Town" />}
      />
      <WeightSlider
        kilos={parcel.kilos}
        onChange={(kilos) => change({ kilos })}
      />
    </>
  );
}
