import * as React from 'react';

// #region excerpt
const action =
  'h-10 cursor-pointer rounded-full border-0 bg-sky-700 px-4 text-white [font:inherit] hover:bg-sky-800 focus-visible:outline-2 focus-visible:-outline-offset-6 focus-visible:outline-current';

function Action(props: React.ComponentProps<'button'>) {
  return <button type="button" {...props} className={action} />;
}
// #endregion

export default function StyledAction() {
  const [laps, setLaps] = React.useState(0);
  return <Action onClick={() => setLaps(laps + 1)}>Count a lap: {laps}</Action>;
}
