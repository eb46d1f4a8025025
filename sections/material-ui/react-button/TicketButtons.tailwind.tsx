import Button, { type ButtonProps } from '@mui/material/Button';

// #region excerpt
const looks =
  'w-50! h-12! rounded-full! border-2! border-dashed! border-amber-700! bg-amber-100! text-amber-900! hover:border-solid! hover:bg-amber-200!';
const focus =
  '[&.Mui-focusVisible]:outline-3! [&.Mui-focusVisible]:outline-offset-2! [&.Mui-focusVisible]:outline-amber-700!';
const disabled =
  '[&.Mui-disabled]:border-current! [&.Mui-disabled]:bg-transparent! [&.Mui-disabled]:text-stone-500! dark:[&.Mui-disabled]:text-stone-400!';

function TicketButton(props: ButtonProps) {
  return <Button className={`${looks} ${focus} ${disabled}`} {...props} />;
}
// #endregion

export default function TicketButtons() {
  return (
    <div className="grid justify-items-start gap-4">
      <TicketButton>Evening ticket</TicketButton>
      <TicketButton disabled>Sold out</TicketButton>
    </div>
  );
}
