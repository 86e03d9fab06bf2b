import { styled, TextLink } from '@sayapatri/design';
import { chargesId, chargeTexts } from '../../content/charges.ts';
import { paths } from '../../content/paths.ts';
import { serviceHeadings } from '../../content/serviceTexts.ts';
import type { ServicePrice } from '../../schema/entities.ts';

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: '16px 40px',
  margin: '40px 0 0',
  '& div': { paddingTop: 14, borderTop: '1px solid var(--mui-palette-divider)' },
  '& dt': { fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, fontSize: '1.1875rem', fontWeight: 650 },
  '& dd + dd': { fontSize: '0.9375rem', fontWeight: 400, color: 'var(--mui-palette-text-secondary)' },
});

/** The service's duration and price. */
export function KeyFacts({ duration, price }: { duration: string; price: ServicePrice }) {
  return (
    <Facts>
      <div>
        <dt>{serviceHeadings.duration}</dt>
        <dd>{duration}</dd>
      </div>
      <div>
        <dt>{serviceHeadings.price}</dt>
        <dd>{price.text}</dd>
        <dd>{price.note}</dd>
        <dd>
          <TextLink to={`${paths.services}#${chargesId}`}>{chargeTexts.all}</TextLink>
        </dd>
      </div>
    </Facts>
  );
}
