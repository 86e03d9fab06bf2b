import { Hero } from 'shared/core';

export default function SatPage() {
  return <Hero title="SAT preparation" />;
}
