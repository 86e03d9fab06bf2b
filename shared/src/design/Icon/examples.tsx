import { Icon } from './Icon.tsx';
import { type IconName, icons } from './icons.ts';

export const all = (
  <>
    {(Object.keys(icons) as IconName[]).map((name) => (
      <Icon key={name} name={name} />
    ))}
  </>
);
export const small = <Icon name="check" fontSize="small" />;
export const coloured = (
  <>
    <Icon name="check" color="success" /> <Icon name="warning" color="error" />
  </>
);
