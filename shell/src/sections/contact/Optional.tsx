import Box from '@mui/material/Box';

/** A label with the note, in brackets, that its field may stay empty. */
export const Optional = ({ label, note }: { label: string; note: string }) => (
  <>
    {label}{' '}
    <Box component="small" sx={{ fontSize: 'inherit', fontWeight: 400, color: 'text.secondary' }}>
      ({note})
    </Box>
  </>
);
