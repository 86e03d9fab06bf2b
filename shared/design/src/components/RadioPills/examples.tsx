import { RadioPills } from './RadioPills.tsx';

const cities = [
  { value: 'any', label: 'Any' },
  { value: 'big', label: 'Big city' },
  { value: 'small', label: 'Small town' },
];

// In a form of its own, so that the light and the dark example are two groups.
export const usual = (
  <form>
    <RadioPills label="City" name="city" choices={cities} defaultValue="any" />
  </form>
);
export const longText = (
  <form>
    <RadioPills
      label="Which of these is closest to what you want to do after the course is finished?"
      name="plan"
      choices={[
        { value: 'work', label: 'Work in the country of study for as long as the permit allows' },
        { value: 'home', label: 'Come home' },
      ]}
      defaultValue="home"
    />
  </form>
);
