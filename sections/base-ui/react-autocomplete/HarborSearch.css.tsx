import { useAutocomplete } from '@mui/base/useAutocomplete';

const HARBORS = ['Aarhus', 'Bergen', 'Bremen', 'Gdansk', 'Turku'];

// #region excerpt
const styles = `
.HarborSearch {
  width: 240px;
  height: 280px;
}

.HarborSearch label {
  display: block;
  height: 28px;
}

.HarborSearch input {
  width: 100%;
  height: 44px;
  padding: 0 12px;
  box-sizing: border-box;
  border: 1px solid;
  border-radius: 8px;
  background: none;
  color: inherit;
  font: inherit;
}

.HarborSearch ul {
  margin: 4px 0 0;
  padding: 0;
  border: 1px solid GrayText;
  border-radius: 8px;
  list-style: none;
  background: Canvas;
}

.HarborSearch ul li {
  height: 36px;
  margin: 0;
  padding-inline: 12px;
  line-height: 36px;
}

.HarborSearch .Mui-focused {
  background: color-mix(in srgb, CanvasText 15%, transparent);
}

.HarborSearch [aria-selected='true'] {
  font-weight: 700;
}
`;
// #endregion

export default function HarborSearch() {
  const auto = useAutocomplete({ id: 'harbor', options: HARBORS });
  const options = auto.groupedOptions.filter(
    (option) => typeof option === 'string',
  );

  return (
    <div className="HarborSearch">
      <style>{styles}</style>
      <div {...auto.getRootProps()}>
        <label {...auto.getInputLabelProps()} htmlFor={auto.id}>
          Harbor
        </label>
        <input {...auto.getInputProps()} />
      </div>
      {options.length > 0 && (
        <ul {...auto.getListboxProps()}>
          {options.map((option, index) => {
            const { key, ...props } = auto.getOptionProps({ option, index });
            return (
              <li key={key} {...props}>
                {option}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
