import { Backpack, Person } from '@sayapatri/drawings/people/Person.tsx';
import { CoverFrame } from './CoverFrame.tsx';
import { tones } from './coverTones.ts';
import { PrayerFlags } from './PrayerFlags.tsx';
import { Sun } from './Sun.tsx';

/** A student at the foot of a path that climbs to a university below the Himalaya. */
export function CampusPath() {
  return (
    <CoverFrame>
      <path d="M0 0h640v360H0z" fill={tones.ground} />
      <circle data-sun="" cx="146" cy="88" r="78" fill={tones.glow} opacity=".35" />
      <circle data-sun="" cx="146" cy="88" r="60" fill={tones.glow} opacity=".6" />
      <Sun x={146} y={88} radius={42} colour={tones.marigold} />
      <path
        d="M0 222 46 176l26 16 58-58 30 26 30-18 58-74 24 26 20-22 56 76 30-16 46 44 44-30 58 50 44-26 70 44v160H0z"
        fill={tones.haze}
      />
      <path
        d="M248 68l24 26 20-22 56 76-22 10-18-22-20 8-22-30-16 18-14-20-18 34-10-6-30 30-14-8z M130 134l30 26-16 0-10 12-12-8-22 20z M378 132l46 44-22-4-10 8-12-16-18 6z"
        fill={tones.paper}
      />
      <path
        d="M248 68l24 26-8 14 10 26-12 24 20 60h-40l8-48-8-24 10-34zM292 72l56 76 40 70h-60l-14-36-14-14 8-32-14-26z"
        fill={tones.ridge}
        opacity=".4"
      />
      <path d="M0 244c70-34 132-14 196-26s120-8 190 4 150-30 254-10v156H0z" fill={tones.ridge} />
      <path d="M0 290c90-40 170-14 250-36s170-66 390-38v144H0z" fill={tones.slope} />
      <path d="M404 164h152v58H404z" fill={tones.brick} />
      <path
        d="M392 222h176v10H392zM400 214h160v8H400zM400 160h160v10H400zM410 170h12v44h-12zM436 170h12v44h-12zM512 170h12v44h-12zM538 170h12v44h-12zM480 128l66 31H414z"
        fill={tones.paper}
      />
      <path d="M480 116l86 40v6H394v-6zm0 13-58 27h116z" fill={tones.night} />
      <path d="M452 118a28 28 0 0 1 56 0z" fill={tones.ember} />
      <path d="M446 116h68v8h-68zM478 68h4v26h-4z" fill={tones.night} />
      <path d="M482 68l26 8-26 8zM466 214v-28a14 14 0 0 1 28 0v28z" fill={tones.marigold} />
      <path d="M0 334c120-54 250-36 350-66s200-38 290-24v116H0z" fill={tones.deep} />
      <path
        data-day=""
        d="M474 232c-26 16-98 18-94 36 4 14 70 12 64 30-8 22-150 30-210 62h136c34-22 118-38 122-66 4-24-84-22-84-32 0-8 64-14 78-30z"
        fill={tones.glow}
      />
      <path
        d="M560 288l10-32 10 32zM584 304l13-42 13 42zM616 286l10-32 10 32zM40 338l12-40 12 40zM72 346l10-32 10 32z"
        fill={tones.leaf}
      />
      <Person x={348} y={330} look="warm" shirt="#FBF7EF" legs="#46525F" hair="long" scale={0.72} away>
        <Backpack colour="#F3A51C" away />
      </Person>
      <Person x={318} y={334} look="brown" shirt="#83A06B" legs="#5A6B7E" scale={0.72} away girth={1.1}>
        <Backpack colour="#B5483A" away />
      </Person>
      <PrayerFlags from={[350, -6]} by={[500, 78]} to={[650, 22]} count={11} />
    </CoverFrame>
  );
}
