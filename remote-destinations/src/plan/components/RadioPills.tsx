import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { Choice } from './choicesOf.ts';

const Pill = styled(FormControlLabel)(({ theme }) => ({
  position: 'relative',
  justifyContent: 'center',
  minHeight: 48,
  margin: 0,
  padding: '6px 16px',
  border: `1px solid ${theme.vars.palette.text.secondary}`,
  borderRadius: 999,
  [theme.breakpoints.down('md')]: { paddingInline: 11, fontSize: theme.typography.body2.fontSize },
  // Forced colours remove backgrounds, so that the outline marks the chosen pill.
  '&:has(:checked)': {
    color: theme.vars.palette.primary.contrastText,
    background: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
    outline: '2px solid transparent',
  },
  '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.secondary.main}`, outlineOffset: 2 },
}));

/** MUI's Radio knows only changes that React makes; the browser's own keeps what is chosen before scripts. The label takes clicks. */
const Radio = styled('input')(visuallyHidden);

interface RadioPillsProps {
  label: string;
  name: string;
  choices: readonly Choice[];
  /** The value that is chosen at first. */
  defaultValue: string;
  /** Two in a row on a phone, for longer labels. */
  pairs?: boolean;
  className?: string;
}

/** One of a few choices, all of them visible: native radio buttons drawn as pills. */
export function RadioPills({ label, name, choices, defaultValue, pairs, className }: RadioPillsProps) {
  return (
    <FormControl component="fieldset" className={className}>
      <FormLabel
        component="legend"
        sx={{ mb: '6px', color: 'text.primary', typography: 'body2', fontWeight: 650 }}
      >
        {label}
      </FormLabel>
      <Box
        sx={{
          display: { xs: pairs ? 'grid' : 'flex', sm: 'flex' },
          gridTemplateColumns: '1fr 1fr',
          flexWrap: 'wrap',
          gap: { xs: '6px', md: 1 },
        }}
      >
        {choices.map((choice) => (
          <Pill
            key={choice.value}
            label={choice.label}
            disableTypography
            control={
              <Radio
                type="radio"
                name={name}
                value={choice.value}
                defaultChecked={choice.value === defaultValue}
              />
            }
          />
        ))}
      </Box>
    </FormControl>
  );
}
