import { FormField } from './FormField.tsx';

export const text = <FormField label="Marks in grade 12" name="marks" helperText="GPA or per cent" />;
export const wrong = (
  <FormField label="Marks in grade 12" name="marks" error helperText="Write 3.2 or 68 %." />
);
export const choice = (
  <FormField select label="Country" name="country" defaultValue="Canada">
    <option>Australia</option>
    <option>Canada</option>
  </FormField>
);
