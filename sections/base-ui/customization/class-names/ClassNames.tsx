import * as React from 'react';
import { Button } from '@mui/base/Button';
import { ClassNameConfigurator } from '@mui/base/utils';
import { styled } from '@mui/material/styles';

const Space = styled('div')({
  height: 132,
  fontFamily: 'monospace',
  '& button': { width: 96, height: 40, font: 'inherit' },
});

export default function ClassNames() {
  const [off, setOff] = React.useState(false);
  const [names, setNames] = React.useState('');
  const button = React.useRef<HTMLButtonElement>(null);

  React.useEffect(() => {
    setNames(button.current?.className.trim() ?? '');
  }, [off]);

  return (
    <Space>
      <label>
        <input
          type="checkbox"
          checked={off}
          onChange={(event) => setOff(event.target.checked)}
        />{' '}
        disableDefaultClasses
      </label>
      {/* #region excerpt */}
      <ClassNameConfigurator disableDefaultClasses={off}>
        <Button disabled className="pay" ref={button}>
          Pay
        </Button>
      </ClassNameConfigurator>
      {/* #endregion */}
      <div role="status">class=&quot;{names}&quot;</div>
    </Space>
  );
}
