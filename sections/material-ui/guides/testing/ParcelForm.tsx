import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ConfirmParcel from './ConfirmParcel';
import ParcelFields from './ParcelFields';
import { sendParcel, type Parcel } from './_server/parcels';

interface ParcelFormProps {
  send?: (parcel: Parcel) => Promise<void>;
}

export default function ParcelForm({ send = sendParcel }: ParcelFormProps) {
  const [parcel, setParcel] = React.useState<Parcel>({
    recipient: '',
    size: 'small',
    town: null,
    kilos: 2,
  });
  const [confirming, setConfirming] = React.useState(false);
  const [message, setMessage] = React.useState(' ');

  const confirm = () => {
    setConfirming(false);
    send(parcel).then(
      () => setMessage(`Sent to ${parcel.recipient}`),
      (error: Error) => setMessage(`Not sent: ${error.message}`),
    );
  };

  return (
    <Stack
      component="form"
      aria-label="Parcel"
      spacing={2}
      sx={{ maxWidth: 360 }}
      onSubmit={(event) => {
        event.preventDefault();
        setConfirming(true);
      }}
    >
      <ParcelFields parcel={parcel} onChange={setParcel} />
      <Button type="submit" variant="contained" disabled={!parcel.recipient}>
        Send parcel
      </Button>
      <Box role="status" sx={{ height: 24 }}>
        {message}
      </Box>
      <ConfirmParcel
        open={confirming}
        onConfirm={confirm}
        onClose={() => setConfirming(false)}
      />
    </Stack>
  );
}
