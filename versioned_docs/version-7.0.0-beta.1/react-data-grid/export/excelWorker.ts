import { setupExcelExportWebWorker } from '@mui/x-data-grid-premium';

setupExcelExportWebWorker({
  // Runs in the worker, without access to the page.
  exceljsPostProcess: async ({ worksheet }) => {
    worksheet.getRow(1).font = { bold: true };
  },
});
