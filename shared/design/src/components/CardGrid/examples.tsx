import { Card } from '../Card/Card.tsx';
import { CardGrid } from './CardGrid.tsx';

export const usual = (
  <CardGrid>
    <Card title="Tuition" text="What the university asks for." />
    <Card title="Living" text="Room, food and transport." />
    <Card title="Insurance" text="Asked for with the visa." />
  </CardGrid>
);
export const narrow = (
  <CardGrid min={140}>
    <Card title="IELTS" />
    <Card title="PTE" />
    <Card title="SAT" />
    <Card title="TOEFL" />
  </CardGrid>
);
