import { Part } from './Part.tsx';

export const usual = (
  <Part id="example-part" title="Costs" intro="What a year takes.">
    <p>Tuition, living and insurance.</p>
  </Part>
);
