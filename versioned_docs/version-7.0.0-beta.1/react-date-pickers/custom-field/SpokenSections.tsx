import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  unstable_useDateField as useDateField,
  type UseDateFieldProps,
} from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';

const Sections = styled(PickersSectionList)(({ theme }) => ({
  display: 'inline-flex',
  padding: 12,
  marginBlockStart: 4,
  borderBlockEnd: `2px solid ${theme.palette.text.secondary}`,
  fontVariantNumeric: 'tabular-nums',
  '&:focus-within': { borderColor: theme.palette.primary.main },
  '[role=spinbutton]:focus': {
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
  },
}));

interface SectionFieldProps extends UseDateFieldProps<Dayjs, true> {
  label: string;
}

// #region excerpt
function SectionField({ label, ...props }: SectionFieldProps) {
  const labelId = React.useId();
  const field = useDateField<Dayjs, true, UseDateFieldProps<Dayjs, true>>(
    props,
  );
  const { elements, sectionListRef, contentEditable, tabIndex } = field;
  const { onKeyDown, onInput, onPaste, onClick, onFocus, onBlur } = field;
  return (
    <div role="group" aria-labelledby={labelId}>
      <div id={labelId}>{label}</div>
      <Sections
        {...{ elements, contentEditable, tabIndex }}
        {...{ onKeyDown, onInput, onPaste, onClick, onFocus, onBlur }}
        sectionListRef={sectionListRef ?? null}
      />
    </div>
  );
}
// #endregion

export default function SpokenSections() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SectionField
        label="First day at work"
        defaultValue={dayjs('2024-05-17')}
        format="DD MMMM YYYY"
        enableAccessibleFieldDOMStructure
      />
    </LocalizationProvider>
  );
}
