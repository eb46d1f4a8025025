import * as React from 'react';
import Button from '@mui/material/Button';
import Popper from '@mui/material/Popper';

// #region excerpt
const styles = `
.StyledPopper-root {
  padding: 8px;
  color: #fff;
  background: #334155;
  border-radius: 12px;
}

.StyledPopper-root[data-popper-placement^='bottom'] > .StyledPopper-tip {
  top: -5px;
}

.StyledPopper-root[data-popper-placement^='top'] > .StyledPopper-tip {
  bottom: -5px;
}

.StyledPopper-tip {
  width: 10px;
  height: 10px;
}

.StyledPopper-tip::before {
  content: '';
  display: block;
  height: 100%;
  background: #334155;
  transform: rotate(45deg);
}
`;
// #endregion

export default function StyledPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [arrow, setArrow] = React.useState<HTMLElement | null>(null);

  return (
    <>
      <style>{styles}</style>
      <Button
        variant="contained"
        onClick={({ currentTarget }) =>
          setAnchor(anchor ? null : currentTarget)
        }
      >
        Arrow
      </Button>
      <Popper
        open={anchor !== null}
        anchorEl={anchor}
        modifiers={[
          { name: 'arrow', options: { element: arrow, padding: 12 } },
          { name: 'offset', options: { offset: [0, 10] } },
        ]}
        className="StyledPopper-root"
      >
        Points at it
        <div ref={setArrow} className="StyledPopper-tip" />
      </Popper>
    </>
  );
}
