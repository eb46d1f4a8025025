import { Option, type OptionProps } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

// #region excerpt
const parts = {
  root: {
    className:
      "h-11 w-50 rounded-lg border border-solid border-stone-500 bg-transparent px-3 text-start text-base text-inherit after:float-end after:content-['▾'] [&.base--expanded]:after:content-['▴'] [&.base--focusVisible]:outline-2 [&.base--focusVisible]:outline-current",
  },
  popup: { disablePortal: true, className: 'z-1' },
  listbox: {
    'aria-label': 'Roasts',
    className:
      'mx-0! my-1! box-border w-50 list-none! rounded-lg bg-white p-1! text-black shadow-lg dark:bg-stone-800 dark:text-white',
  },
};

function Roast(props: OptionProps<string>) {
  return (
    <Option
      className="m-0! rounded-sm p-2 [&.base--disabled]:opacity-60 [&.base--selected]:font-bold [&.base-Option-highlighted]:bg-stone-500/25"
      {...props}
    />
  );
}
// #endregion

export default function RoastSelect() {
  return (
    <div>
      <label htmlFor="roast" className="block h-7">
        Roast
      </label>
      <Select id="roast" defaultValue="medium" slotProps={parts}>
        <Roast value="light">Light</Roast>
        <Roast value="medium">Medium</Roast>
        <Roast value="dark">Dark</Roast>
        <Roast value="green" disabled>
          Green, sold out
        </Roast>
      </Select>
    </div>
  );
}
