import { Section } from './Section.tsx';

export const plain = (
  <Section title="Top universities" intro="Eight that our students ask for.">
    <p>Cards stand here.</p>
  </Section>
);
export const sand = (
  <Section title="Costs" band="sand">
    <p>A table stands here.</p>
  </Section>
);
export const deep = (
  <Section title="Talk to us" intro="The first consultation costs nothing." band="deep">
    <p>A button stands here.</p>
  </Section>
);
export const quiet = (
  <Section title="Partners" intro="Beside its heading where there is room." weight="quiet">
    <p>A row of logos stands here.</p>
  </Section>
);
