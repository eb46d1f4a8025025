import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const asSwitch = { role: 'switch' };

export default function AlarmSwitch() {
  const [open, setOpen] = React.useState(true);
  const [alarm, setAlarm] = React.useState(false);
  const [message, setMessage] = React.useState('The alarm is off');

  // #region excerpt
  async function change(_event: React.ChangeEvent, checked: boolean) {
    if (message === 'Saving…') return;
    setAlarm(checked);
    setMessage('Saving…');
    const error = await saveAlarm(checked, open);
    if (error) setAlarm(!checked);
    setMessage(error ?? `The alarm is ${checked ? 'on' : 'off'}`);
  }
  // #endregion

  return (
    <FormGroup>
      <FormControlLabel
        label="The door is open"
        control={
          <Switch
            checked={open}
            onChange={(_event, checked) => setOpen(checked)}
            inputProps={asSwitch}
          />
        }
      />
      <FormControlLabel
        label="Alarm"
        control={
          <Switch checked={alarm} onChange={change} inputProps={asSwitch} />
        }
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </FormGroup>
  );
}

/** Stands for your server. It refuses the alarm while the door is open. */
async function saveAlarm(on: boolean, doorIsOpen: boolean) {
  await new Promise((done) => setTimeout(done, 1000));
  return on && doorIsOpen ? 'Close the door first' : undefined;
}
