import { Input, inputClasses } from '@mui/base/Input';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { prepareForSlot } from '@mui/base/utils';
import { styled } from '@mui/material/styles';

const Note = styled(Input)(({ theme }) => ({
  [`& .${inputClasses.input}`]: {
    display: 'block',
    width: '100%',
    boxSizing: 'border-box',
    padding: 8,
    border: `1px solid ${theme.palette.text.secondary}`,
    borderRadius: 4,
    font: '16px / 24px monospace',
    color: 'inherit',
    backgroundColor: 'transparent',
  },
}));

const Space = styled('div')({ height: 114 });
const slots = { textarea: prepareForSlot(TextareaAutosize) };

export default function GrowingNote() {
  return (
    // #region excerpt
    <Space>
      <Note multiline aria-label="Note" minRows={2} maxRows={4} slots={slots} />
    </Space>
    // #endregion
  );
}
