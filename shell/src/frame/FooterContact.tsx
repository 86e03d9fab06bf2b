import { brand, Icon, inquiryMailto, styled } from '@sayapatri/design';

const Office = styled('li')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 40 });

/** Both phone numbers, the e-mail link and both offices. */
export function FooterContact() {
  return (
    <ul>
      {brand.phones.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>
            <Icon name="phone" fontSize="small" />
            {label}
          </a>
        </li>
      ))}
      <li>
        <a href={inquiryMailto}>
          <Icon name="email" fontSize="small" />
          {brand.email}
        </a>
      </li>
      {brand.offices.map(({ id, short }) => (
        <Office key={id}>
          <Icon name="map" fontSize="small" />
          {short}
        </Office>
      ))}
    </ul>
  );
}
