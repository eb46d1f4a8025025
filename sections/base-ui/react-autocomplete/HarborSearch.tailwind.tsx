import { useAutocomplete } from '@mui/base/useAutocomplete';

const HARBORS = ['Aarhus', 'Bergen', 'Bremen', 'Gdansk', 'Turku'];

// #region excerpt
const field =
  'box-border h-11 w-full rounded-lg border border-solid border-current bg-transparent px-3 text-base text-inherit';
const listbox =
  'm-0! mt-1! list-none! rounded-lg bg-white p-0! shadow-lg dark:bg-stone-800';
const item =
  'm-0! h-9 px-3 leading-9 [&.Mui-focused]:bg-stone-500/25 aria-selected:font-bold';
// #endregion

export default function HarborSearch() {
  const auto = useAutocomplete({ id: 'harbor', options: HARBORS });
  const options = auto.groupedOptions.filter(
    (option) => typeof option === 'string',
  );

  return (
    <div className="h-70 w-60">
      <div {...auto.getRootProps()}>
        <label
          {...auto.getInputLabelProps()}
          htmlFor={auto.id}
          className="block h-7"
        >
          Harbor
        </label>
        <input {...auto.getInputProps()} className={field} />
      </div>
      {options.length > 0 && (
        <ul {...auto.getListboxProps()} className={listbox}>
          {options.map((option, index) => {
            const { key, ...props } = auto.getOptionProps({ option, index });
            return (
              <li key={key} {...props} className={item}>
                {option}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
