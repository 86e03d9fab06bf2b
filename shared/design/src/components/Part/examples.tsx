import { Part } from './Part.tsx';

export const usual = (
  <Part id="example-part" title="Costs" intro="What a year takes.">
    <p>Tuition, living and insurance.</p>
  </Part>
);
export const longText = (
  <Part
    id="example-long-part"
    title="What the embassy wants to see before it gives you an appointment for the interview"
    intro="Bring the originals. Copies are made there, and what is not in English is translated by a translator whom the embassy names on its own page."
  >
    <p>The list below is the embassy’s own.</p>
  </Part>
);
