import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const citiesOf = new Map<string, string[]>();
for (const { city, country } of rows) {
  const cities = citiesOf.get(country) ?? [];
  if (!cities.includes(city)) citiesOf.set(country, [...cities, city]);
}
const allCities = [...citiesOf.values()].flat();

// #region excerpt
function CountryEditor(params: GridRenderEditCellParams<Order, string>) {
  const apiRef = useGridApiContext();
  const chooseCity = async (_event: unknown, country: string) => {
    const [city = '', ...others] = citiesOf.get(country) ?? [];
    await apiRef.current.setEditCellValue({
      id: params.id,
      field: 'city',
      value: others.length === 0 ? city : '',
    });
  };
  return <GridEditSingleSelectCell {...params} onValueChange={chooseCity} />;
}
// #endregion

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 150 },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: [...citiesOf.keys()],
    editable: true,
    flex: 1,
    minWidth: 130,
    renderEditCell: (params) => <CountryEditor {...params} />,
  },
  {
    field: 'city',
    headerName: 'City',
    type: 'singleSelect',
    valueOptions: ({ row }) =>
      row ? (citiesOf.get(row.country) ?? []) : allCities,
    editable: true,
    flex: 1,
    minWidth: 120,
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !props.value }),
  },
];

export default function LinkedFields() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders; the country determines the city"
        rows={rows}
        columns={columns}
        editMode="row"
        hideFooter
      />
    </div>
  );
}
