import { Icon, type IconName, styled } from '@sayapatri/design';

interface DescribedProps {
  icon?: IconName;
  name: string;
  description?: string | undefined;
}

const Name = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  '& svg': { color: 'var(--accent-text)' },
});

/** A table row's heading, with an icon and a sentence below it if given. */
export function Described({ icon, name, description }: DescribedProps) {
  return (
    <>
      {icon ? (
        <Name>
          <Icon name={icon} />
          {name}
        </Name>
      ) : (
        name
      )}
      {description ? <p>{description}</p> : null}
    </>
  );
}
