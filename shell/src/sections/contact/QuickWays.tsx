import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import contact from '../../content/contact.ts';
import { contactPhone, messengers } from '../../content/paths.ts';

/** The ways that need no form, all of one size. */
export function QuickWays() {
  return (
    <Box
      data-no-print
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
        gap: 1,
        maxWidth: 440,
        mt: { xs: 1.5, md: 3 },
      }}
    >
      {[{ label: contact.call, href: contactPhone.href }, ...messengers].map(({ label, href }) => (
        <Button key={href} href={href} variant="outlined" size="small">
          {label}
        </Button>
      ))}
    </Box>
  );
}
