import Table from '@mui/material/Table';
import { HeadRow } from './HeadRow.tsx';

export const threeColumns = (
  <Table aria-label="Classes">
    <HeadRow columns={['Class', 'Times', 'Fee']} />
  </Table>
);
