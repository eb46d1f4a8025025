import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/material/styles';

const HARBORS = ['Aarhus', 'Bergen', 'Bremen', 'Gdansk', 'Turku'];

// #region excerpt
const Root = styled('div')({ width: 240, height: 280 });
const Label = styled('label')({ display: 'block', height: 28 });
const Field = styled('input')({
  width: '100%',
  height: 44,
  padding: '0 12px',
  boxSizing: 'border-box',
  border: '1px solid',
  borderRadius: 8,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
});
const Listbox = styled('ul')(({ theme }) => ({
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  borderRadius: 8,
  backgroundColor: theme.palette.background.paper,
  boxShadow: theme.shadows[4],
}));
const Item = styled('li')(({ theme }) => ({
  height: 36,
  paddingInline: 12,
  lineHeight: '36px',
  '&.Mui-focused': { backgroundColor: theme.palette.action.selected },
  '&[aria-selected="true"]': { fontWeight: 700 },
}));
// #endregion

export default function HarborSearch() {
  const auto = useAutocomplete({ id: 'harbor', options: HARBORS });
  const options = auto.groupedOptions.filter(
    (option) => typeof option === 'string',
  );

  return (
    <Root>
      <div {...auto.getRootProps()}>
        <Label {...auto.getInputLabelProps()}>Harbor</Label>
        <Field {...auto.getInputProps()} />
      </div>
      {options.length > 0 && (
        <Listbox {...auto.getListboxProps()}>
          {options.map((option, index) => {
            const { key, ...props } = auto.getOptionProps({ option, index });
            return (
              <Item key={key} {...props}>
                {option}
              </Item>
            );
          })}
        </Listbox>
      )}
    </Root>
  );
}
