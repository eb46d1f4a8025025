import * as React from 'react';

// #region excerpt
const styles = `
.StyledAction-button {
  height: 40px;
  padding: 0 16px;
  border: 0;
  border-radius: 20px;
  background: #0369a1;
  color: #fff;
  font: inherit;
  cursor: pointer;
}

.StyledAction-button:hover {
  background: #075985;
}

.StyledAction-button:focus-visible {
  outline: 2px solid currentColor;
  outline-offset: -6px;
}
`;

function Action(props: React.ComponentProps<'button'>) {
  return <button type="button" {...props} className="StyledAction-button" />;
}
// #endregion

export default function StyledAction() {
  const [laps, setLaps] = React.useState(0);
  return (
    <>
      <style>{styles}</style>
      <Action onClick={() => setLaps(laps + 1)}>Count a lap: {laps}</Action>
    </>
  );
}
