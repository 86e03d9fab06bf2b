import { CardFrame, Icon, IconTile, Section, styled } from '@sayapatri/design';
import { chargeTexts } from '../../content/charges.ts';
import { registrationId } from '../../content/trust.ts';
import type { TrustContent } from '../../schema/pages.ts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: 20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { color: 'var(--mui-palette-primary-main)', fontWeight: 600, textUnderlineOffset: '0.2em' },
  '& strong, & a': { display: 'block' },
});

const Slot = styled(CardFrame)({
  flexDirection: 'row',
  gap: 16,
  lineHeight: 1.5,
  '& > span': { flex: 'none', margin: 0 },
});

const mark = (
  <IconTile>
    <Icon name="check" />
  </IconTile>
);

/** Registration, accreditations and reviews, as far as the consultancy has filled them in; otherwise nothing. */
export function TrustSlots({ title, intro, registrations, accreditations, reviews }: TrustContent) {
  if (!reviews && registrations.length + accreditations.length === 0) return null;
  return (
    <Section id={registrationId} title={title} intro={intro} band="sand">
      <List>
        {registrations.map(({ label, text, sample }) => (
          <Slot as="li" key={label}>
            {mark}
            <div>
              <strong>{label} </strong>
              {sample ? `${text} ${chargeTexts.sample}` : text}
            </div>
          </Slot>
        ))}
        {accreditations.map(({ name, href }) => (
          <Slot as="li" key={name}>
            {mark}
            {href ? <a href={href}>{name}</a> : <strong>{name}</strong>}
          </Slot>
        ))}
        {reviews ? (
          <Slot as="li">
            {mark}
            <div>
              <a href={reviews.href}>{reviews.site} </a>
              {reviews.text}
            </div>
          </Slot>
        ) : null}
      </List>
    </Section>
  );
}
