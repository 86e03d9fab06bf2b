import { Field } from './Field.tsx';

export const usual = <Field label="Name" name="name" autoComplete="name" />;
export const required = <Field label="Name" required />;
export const withHint = <Field label="Name" hint="As in your passport" name="name" />;
export const invalid = (
  <Field label="Name" hint="As in your passport" error="Please tell us your name" defaultValue=" " />
);
export const optional = <Field label="Message" optional="optional" multiline rows={7} />;
export const choices = <Field label="Study destination" choices={['Australia', 'Canada', 'Japan']} />;
export const longText = (
  <Field
    label="Which country, course and intake do you have in mind, and which English test have you taken?"
    hint="Write as much as you like. Whatever you leave out we ask when we call you, so an empty field is no problem."
    choices={['I have not decided yet and would like to hear which countries suit my marks and my budget']}
  />
);
