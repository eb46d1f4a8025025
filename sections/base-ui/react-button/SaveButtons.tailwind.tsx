import { Button, type ButtonProps } from '@mui/base/Button';

// #region excerpt
const looks =
  'h-11 cursor-pointer rounded-lg border-0 bg-blue-700 px-5 text-base text-white';
const states =
  '[&.base--active]:translate-y-px [&.base--focusVisible]:outline-3 [&.base--focusVisible]:outline-offset-2 [&.base--focusVisible]:outline-black dark:[&.base--focusVisible]:outline-white';
const disabled =
  '[&.base--disabled]:cursor-default [&.base--disabled]:bg-stone-500/20 [&.base--disabled]:text-stone-500';

function ActionButton(props: ButtonProps) {
  return <Button className={`${looks} ${states} ${disabled}`} {...props} />;
}
// #endregion

export default function SaveButtons() {
  return (
    <div className="flex gap-4">
      <ActionButton>Save draft</ActionButton>
      <ActionButton disabled>Publish</ActionButton>
    </div>
  );
}
