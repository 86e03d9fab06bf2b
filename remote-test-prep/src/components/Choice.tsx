import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';

interface ChoiceProps {
  name: string;
  question: string;
  options: readonly { value: string; label: string }[];
  /** The option that is chosen at the start. */
  start?: string;
}

/** A question with one answer out of a few. Its buttons are native, so that what is chosen before scripts run stays chosen. */
export function Choice({ name, question, options, start }: ChoiceProps) {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{question}</FormLabel>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {options.map(({ value, label }) => (
          <FormControlLabel
            key={value}
            label={label}
            control={
              <input
                type="radio"
                name={name}
                value={value}
                defaultChecked={value === start}
                style={{ margin: 10 }}
              />
            }
          />
        ))}
      </Stack>
    </FormControl>
  );
}
