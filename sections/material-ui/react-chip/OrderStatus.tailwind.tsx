import Chip from '@mui/material/Chip';

const states = ['Open', 'Packed', 'Late'] as const;

// #region excerpt
const chip =
  'w-28 justify-start! rounded-md! border-s-6! border-solid! font-semibold!';
const edges = {
  Open: 'border-sky-700! dark:border-sky-400!',
  Packed: 'border-green-700! dark:border-green-400!',
  Late: 'border-red-700! dark:border-red-400!',
};
// #endregion

export default function OrderStatus() {
  return (
    <div className="grid gap-2">
      {states.map((state) => (
        <Chip
          key={state}
          label={state}
          className={`${chip} ${edges[state]}`}
          classes={{ label: 'px-2.5!' }}
        />
      ))}
    </div>
  );
}
