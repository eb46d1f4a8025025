import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import {
  DataGridPremium,
  gridFocusCellSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(24);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', width: 150, editable: true },
  { field: 'price', headerName: 'Price', type: 'number', editable: true },
  { field: 'cost', headerName: 'Cost', type: 'number', editable: true },
];

const LIMIT = 100;

interface Question {
  cells: number;
  paste: () => void;
  cancel: () => void;
}

export default function PasteConfirmation() {
  const apiRef = useGridApiRef();
  const [question, setQuestion] = React.useState<Question>();
  // #region excerpt
  const ask = ({ data }: { data: string[][] }) =>
    new Promise<void>((resolve, reject) => {
      const cells = data.reduce((sum, row) => sum + row.length, 0);
      const focused = gridFocusCellSelector(apiRef);
      const paste = () => {
        // The click in the dialog moved focus out of the grid.
        if (focused) apiRef.current.setCellFocus(focused.id, focused.field);
        resolve();
      };
      setQuestion({ cells, paste, cancel: reject });
    });
  // #endregion

  function answer(choice: 'paste' | 'cancel') {
    question?.[choice]();
    setQuestion(undefined);
  }
  const tooMany = question !== undefined && question.cells > LIMIT;

  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        aria-label="Products; pasting asks first"
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        onBeforeClipboardPasteStart={ask}
      />
      <Dialog
        open={question !== undefined}
        onClose={() => answer('cancel')}
        aria-labelledby="paste-question"
      >
        <DialogTitle id="paste-question">
          {tooMany
            ? `${question.cells} cells are more than ${LIMIT}`
            : `Paste ${question?.cells} cells?`}
        </DialogTitle>
        <DialogActions>
          <Button onClick={() => answer('cancel')}>Cancel</Button>
          <Button disabled={tooMany} onClick={() => answer('paste')}>
            Paste
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
