import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { DataTable } from '@sayapatri/design';
import { chargeTexts } from '../../content/charges.ts';
import type { NavLink } from '../../navigation/SiteContext.ts';
import type { ChargesContent } from '../../schema/charges.ts';

const Frame = styled('div')({
  // The heading above already names the table.
  '& caption': { position: 'absolute', clipPath: 'inset(50%)' },
  // Hours and lengths stay whole.
  '& td div > span': { display: 'inline-block' },
  '& td:last-of-type': { fontWeight: 600 },
  // On a phone the fee stands beside the name, and times and length, which need no names, below the two.
  '@media (max-width: 767px)': {
    '& table tbody tr': { display: 'grid', gridTemplateColumns: '1fr auto', paddingBlock: 10 },
    '& table tbody td': { display: 'block', gridColumn: '1 / -1', paddingBlock: 2 },
    '& table tbody td::before': { display: 'none' },
    '& table tbody td:last-of-type': { gridArea: '1 / 2', paddingTop: 4 },
  },
  '@media (min-width: 768px)': { '& td + td': { whiteSpace: 'nowrap' } },
});

/** A text whose times such as 9:30–11:00 AM stay on one line, as does a length such as `8 weeks`. */
const whole = (text: string) => (
  <div>
    {text
      .split(/(\d\S*(?: [AP]M\S*)* [AP]M|^\d+ \w+$)/)
      .map((part, index) => (index % 2 === 0 ? part : <span key={index}>{part}</span>))}
  </div>
);

interface ClassesProps {
  classes: ChargesContent['classes'];
  /** The tests' guides. A class links to the guide whose label has the class's name. */
  guides: readonly NavLink[];
}

/** The classes with their hours, lengths and fees; a made-up fee has a star. */
export function Classes({ classes, guides }: ClassesProps) {
  return (
    <Frame>
      <DataTable
        {...chargeTexts.classes}
        rows={classes.map(({ name, times, length, fee, sample }) => {
          const guide = guides.find(({ label }) => label.includes(name));
          return [
            guide ? (
              <Link key={name} href={guide.path}>
                {name}
              </Link>
            ) : (
              name
            ),
            whole(times),
            whole(length),
            sample ? fee + chargeTexts.mark : fee,
          ];
        })}
      />
    </Frame>
  );
}
