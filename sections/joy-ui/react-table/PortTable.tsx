import Table from '@mui/joy/Table';
import { JoyDemo } from '../_parts/JoyDemo';

const ports = [
  { name: 'Bellmare', berths: 24, depth: 11.5 },
  { name: 'Quayford', berths: 9, depth: 7 },
  { name: 'Saltwick', berths: 16, depth: 9.2 },
];

const numbers = {
  '& :is(th, td):not(:first-of-type)': { textAlign: 'right' },
  '& tbody td:first-of-type': { textAlign: 'right' },
};

export default function PortTable() {
  return (
    <JoyDemo>
      <Table aria-label="Ports" hoverRow sx={numbers}>
        <thead>
          <tr>
            <th style={{ width: '40%' }}>Port</th>
            <th>Berths</th>
            <th>Depth (m)</th>
          </tr>
        </thead>
        <tbody>
          {ports.map(({ name, berths, depth }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{berths}</td>
              <td>{depth.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </JoyDemo>
  );
}
