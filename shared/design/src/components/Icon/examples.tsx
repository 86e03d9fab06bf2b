import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlinedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { Icon } from './Icon.tsx';
import file from './icons.svg?raw';
import type { IconName } from './icons.ts';

const names = [...file.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name as IconName);

export const all = (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
    {names.map((name) => (
      <span key={name} style={{ width: 96, fontSize: '0.75rem', textAlign: 'center' }}>
        <Icon name={name} />
        <br />
        {name}
      </span>
    ))}
  </div>
);
export const small = <CheckCircleOutlinedIcon fontSize="small" />;
export const coloured = (
  <>
    <CheckCircleOutlinedIcon color="success" /> <ErrorOutlineOutlinedIcon color="error" />
  </>
);
