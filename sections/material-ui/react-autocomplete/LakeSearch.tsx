import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { searchLakes, type Lake } from '../_data/lakes';

interface Result {
  lakes: Lake[];
  hint: string;
  loading?: boolean;
}

const START: Result = { lakes: [], hint: 'Type at least two letters' };

// #region excerpt
function useLakes(text: string): Result {
  const [result, setResult] = React.useState(START);

  React.useEffect(() => {
    setResult(START);
    if (text.length < 2) return undefined;
    let outdated = false;
    const show = (next: Result) => {
      if (!outdated) setResult(next);
    };
    const timer = setTimeout(() => {
      show({ ...START, loading: true });
      searchLakes(text).then(
        (lakes) => show({ lakes, hint: 'No lake has this name' }),
        (error: Error) => show({ lakes: [], hint: error.message }),
      );
    }, 300);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [text]);

  return result;
}
// #endregion

export default function LakeSearch() {
  const [text, setText] = React.useState('');
  const [value, setValue] = React.useState<Lake | null>(null);
  const { lakes, hint, loading } = useLakes(text);
  const others = lakes.filter(({ id }) => id !== value?.id);

  return (
    <Autocomplete
      options={value ? [value, ...others] : lakes}
      filterOptions={(options) => options}
      value={value}
      onChange={(_event, next) => setValue(next)}
      onInputChange={(_event, next) => setText(next)}
      loading={loading}
      loadingText="Searching…"
      noOptionsText={hint}
      renderInput={(params) => <TextField {...params} label="Lake" />}
      sx={{ maxWidth: 320 }}
    />
  );
}
