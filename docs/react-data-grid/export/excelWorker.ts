import { setupExcelExportWebWorker } from '@mui/x-data-grid-premium';

setupExcelExportWebWorker({
  // Runs in the worker: nothing of the page can be reached from here.
  exceljsPostProcess: async ({ worksheet }) => {
    worksheet.getRow(1).font = { bold: true };
  },
});
