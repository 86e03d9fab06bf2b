import { styled } from '@mui/material/styles';
import { Icon } from '@sayapatri/design';
import { brand } from '@sayapatri/facts/brand';
import { newTabNote } from '../content/frame.ts';

const SocialList = styled('ul')({
  display: 'flex',
  gap: 8,
  '& a': {
    justifyContent: 'center',
    width: 44,
    height: 44,
    border: '1px solid rgb(255 255 255 / 0.2)',
    borderRadius: 999,
  },
});

/** The social profiles, each opening in a new tab. */
export function Socials() {
  return (
    <SocialList>
      {brand.socials.map(({ name, icon, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={`${name} ${newTabNote}`}>
            <Icon name={icon} fontSize="small" />
          </a>
        </li>
      ))}
    </SocialList>
  );
}
