import * as React from 'react';
import { alpha, styled } from '@mui/material/styles';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 12,
  border: `1px solid ${theme.palette.text.secondary}`,
  borderRadius: 8,
  '&:focus-within': {
    borderColor: theme.palette.primary.main,
    boxShadow: `0 0 0 3px ${alpha(theme.palette.primary.main, 0.3)}`,
  },
  '&[data-error]': { borderColor: theme.palette.error.main },
}));

const Input = styled('input')({
  flex: 1,
  minWidth: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  '&::placeholder': { color: 'inherit', opacity: 0.7 },
});

interface PlainInputProps extends React.InputHTMLAttributes<HTMLInputElement> {
  label?: React.ReactNode;
  error?: boolean;
  frameRef?: React.Ref<HTMLDivElement>;
  inputRef?: React.Ref<HTMLInputElement>;
  end?: React.ReactNode;
}

/** A browser input with a label and a frame, as an example for a design system. */
export function PlainInput(props: PlainInputProps) {
  const { label, error, id, frameRef, inputRef, end, ...input } = props;
  const ownId = React.useId();
  const inputId = id ?? ownId;
  return (
    <div style={{ flex: 1, minWidth: 0 }}>
      <label id={`${inputId}-label`} htmlFor={inputId}>
        {label}
      </label>
      <Frame ref={frameRef} data-error={error || undefined}>
        <Input
          {...input}
          id={inputId}
          ref={inputRef}
          aria-invalid={error || undefined}
        />
        {end}
      </Frame>
    </div>
  );
}
