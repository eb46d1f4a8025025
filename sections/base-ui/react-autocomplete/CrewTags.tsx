import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/material/styles';

const CREW = ['Ada', 'Bo', 'Chidi', 'Dalia'];

const Space = styled('div')({ maxWidth: 320, height: 280 });
const Label = styled('label')({ display: 'block', height: 28 });
const Tags = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  height: 40,
});
const Tag = styled('button')({
  height: 32,
  border: '1px solid',
  borderRadius: 16,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
});
const Field = styled('input')({
  width: 160,
  height: 36,
  boxSizing: 'border-box',
  font: 'inherit',
});
const Listbox = styled('ul')({
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
});
const Item = styled('li')({
  height: 36,
  paddingInline: 12,
  lineHeight: '36px',
  '&.Mui-focused': { outline: '2px solid', outlineOffset: -2 },
});

export default function CrewTags() {
  // #region excerpt
  const auto = useAutocomplete({
    id: 'crew',
    multiple: true,
    options: CREW,
    defaultValue: ['Bo'],
    filterSelectedOptions: true,
    disableCloseOnSelect: true,
  });
  // #endregion
  const options = auto.groupedOptions.filter(
    (option) => typeof option === 'string',
  );

  return (
    <Space>
      <div {...auto.getRootProps()}>
        <Label {...auto.getInputLabelProps()}>Crew</Label>
        <Tags>
          {auto.value.map((name, index) => {
            const { key, onDelete, ...props } = auto.getTagProps({ index });
            return (
              <Tag
                key={key}
                {...props}
                onClick={onDelete}
                aria-label={`Remove ${name}`}
              >
                {name} ×
              </Tag>
            );
          })}
        </Tags>
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
    </Space>
  );
}
