import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

// #region excerpt
const cell =
  'box-border min-w-0 border-0 bg-transparent p-0 text-center text-base text-inherit outline-0';
const parts = {
  root: {
    className:
      'box-border grid h-11 w-max grid-cols-[44px_64px_44px] rounded-lg border border-solid border-stone-500 [&.base--focused]:outline-2 [&.base--focused]:outline-blue-600',
  },
  input: { className: cell, role: 'spinbutton' },
  incrementButton: {
    type: 'button' as const,
    children: '+',
    'aria-label': 'One more',
    className: `${cell} order-1 [&.base--disabled]:text-stone-500`,
  },
  decrementButton: {
    type: 'button' as const,
    children: '−',
    'aria-label': 'One less',
    className: `${cell} -order-1 [&.base--disabled]:text-stone-500`,
  },
};
// #endregion

export default function TicketCount() {
  return (
    <div>
      <label htmlFor="ticket-count" className="block h-7">
        Tickets
      </label>
      <NumberInput
        id="ticket-count"
        defaultValue={2}
        min={1}
        max={12}
        slotProps={parts}
      />
    </div>
  );
}
