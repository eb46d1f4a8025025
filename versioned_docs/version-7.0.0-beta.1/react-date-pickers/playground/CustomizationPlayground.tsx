import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { CodeTabs } from './CodeTabs';
import { partsIn, type Part } from './parts';
import { printFiles } from './print-styles';
import { StyleChoosers } from './StyleChoosers';
import { subjectNamed, type Subject } from './subjects';
import { styleOf, type Chosen } from './tokens';
import { StyledPicker, type Way } from './ways';

const FIRST_CHOSEN: Chosen = { Color: 'Violet', Radius: 'Small' };
const VALUE = { defaultValue: dayjs('2024-04-17T15:30') };

/** The parts that a component shows, known after it mounts. */
function useParts(subject: Subject) {
  const preview = React.useRef<HTMLDivElement>(null);
  const [found, setFound] = React.useState<readonly Part[]>([]);
  React.useLayoutEffect(() => {
    if (preview.current) setFound(partsIn(preview.current, subject));
  }, [subject]);
  const parts = found.filter(({ group }) => subject.groups.includes(group));
  return { preview, parts };
}

export default function CustomizationPlayground() {
  const [name, setName] = React.useState('DateCalendar');
  const [id, setId] = React.useState('pickersDayClasses.selected');
  const [chosen, setChosen] = React.useState(FIRST_CHOSEN);
  const [way, setWay] = React.useState<Way>('sx');
  const subject = subjectNamed(name);
  const { preview, parts } = useParts(subject);
  const part = parts.find((each) => each.id === id) ?? parts[0];
  const style = styleOf(chosen, part);

  return (
    <Stack spacing={3}>
      <StyleChoosers
        subject={name}
        parts={parts}
        part={part}
        chosen={chosen}
        onSubject={setName}
        onPart={setId}
        onChosen={setChosen}
      />
      {/* #region excerpt */}
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Box
          ref={preview}
          key={name}
          role="group"
          aria-label="Preview"
          sx={{
            minHeight: 344,
            overflowX: 'auto',
            '& > *': { maxWidth: '100%' },
          }}
        >
          <StyledPicker
            {...{ way, part, style }}
            Component={subject.Component}
            props={{ ...subject.props, ...VALUE }}
          />
        </Box>
      </LocalizationProvider>
      <CodeTabs
        way={way}
        onWay={setWay}
        files={part ? printFiles(way, name, part, style) : []}
      />
      {/* #endregion */}
    </Stack>
  );
}
