import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

// #region excerpt
const styles = `
.NextSongSwitch .NextSongSwitch-switch {
  width: 52px;
  height: 28px;
  margin: 8px;
  padding: 0;
}

.NextSongSwitch .MuiSwitch-switchBase + .MuiSwitch-track {
  border-radius: 14px;
  background: #64748b;
  opacity: 1;
}

.NextSongSwitch .MuiSwitch-thumb {
  width: 22px;
  height: 22px;
  color: #fff;
}

.NextSongSwitch .MuiSwitch-switchBase {
  padding: 3px;
}

.NextSongSwitch .MuiSwitch-switchBase.Mui-checked {
  transform: translateX(24px);
}

.NextSongSwitch:dir(rtl) .MuiSwitch-switchBase.Mui-checked {
  transform: translateX(-24px);
}

.NextSongSwitch .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track {
  background: #7c3aed;
}

.NextSongSwitch .Mui-focusVisible .MuiSwitch-thumb {
  box-shadow: 0 0 0 3px #c4b5fd;
}
`;
// #endregion

export default function NextSongSwitch() {
  return (
    <div className="NextSongSwitch">
      <style>{styles}</style>
      <FormControlLabel
        control={
          <Switch
            className="NextSongSwitch-switch"
            defaultChecked
            inputProps={{ role: 'switch' }}
          />
        }
        label="Play the next song"
      />
    </div>
  );
}
