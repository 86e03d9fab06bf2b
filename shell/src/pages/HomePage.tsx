import { Hero, LinkButton } from 'shared/core';

export default function HomePage() {
  return <Hero title="Home" actions={<LinkButton href="/contact">Start Your Journey</LinkButton>} />;
}
