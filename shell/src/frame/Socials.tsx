import FacebookIcon from '@mui/icons-material/Facebook';
import InstagramIcon from '@mui/icons-material/Instagram';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { brand } from '@sayapatri/facts/brand';
import labels from '../content/labels/frame.json';

const icons = { facebook: FacebookIcon, instagram: InstagramIcon, linkedin: LinkedInIcon };

/** The social profiles, each opening in a new tab. */
export function Socials() {
  return (
    <Stack component="ul" direction="row" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {brand.socials.map(({ name, icon, href }) => {
        const Icon = icons[icon];
        return (
          <li key={name}>
            <IconButton
              color="inherit"
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${name} ${labels.newTab}`}
              sx={{ border: '1px solid rgb(255 255 255 / 0.2)' }}
            >
              <Icon fontSize="small" />
            </IconButton>
          </li>
        );
      })}
    </Stack>
  );
}
