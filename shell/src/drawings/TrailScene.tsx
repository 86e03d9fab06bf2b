import { SkylineFrame, tone } from '@sayapatri/drawings';
import { Backpack, Person } from '@sayapatri/drawings/people/Person.tsx';

/** A trail past a teahouse up to a cairn with prayer flags on a pass; a guide walks a step ahead of a student. */
export function TrailScene() {
  return (
    <SkylineFrame sun={[748, 122, 48]} tones={{ own: ['#A9604A', '#3E2A31'] }}>
      {/* The pass between its two shoulders */}
      <path
        fill={tone.mid}
        d="M0 226Q110 200 230 222T450 226Q540 220 590 206L632 194 656 172 680 150 694 156 704 170 722 177Q748 180 776 177L796 164 810 140 836 118 852 122 880 146 920 158Q1040 196 1200 158V320H0z"
      />
      <path
        fill={tone.near}
        opacity=".22"
        d="M680 150L694 156 704 170 722 177 702 190 694 178 684 188 674 170zM836 118L852 122 880 146 920 158Q960 170 1000 176L930 204 900 188 872 196 850 168 856 150z"
      />
      {/* Terraced fields */}
      <path
        fill={tone.leaf}
        opacity=".6"
        d="M700 320L716 304H742L750 290H776L784 276H808L816 262H838L846 248H868L876 235H898L906 222H930L938 210H970L978 199Q1090 192 1200 200V320z"
      />
      <path
        fill="none"
        stroke={tone.far}
        strokeWidth="2"
        opacity=".7"
        d="M938 211h32q30 9 60 2t60 2 60-2 60 1M906 223h24q40 11 80 3t70 2 60-2 60 2M876 236h22q50 12 90 4t80 2 70-2 70 2M846 249h22q56 14 100 5t86 2 80-2 70 2M816 263h22q60 15 110 5t90 3 90-2 80 2M784 277h24q70 14 120 5t100 3 172-2M750 291h26q70 12 130 4"
      />
      {/* Near ground with the teahouse's terrace, pines */}
      <path
        fill={tone.near}
        d="M0 264Q100 248 206 246H424L428 266H452L456 284Q520 304 640 302T900 292 1200 276V320H0z"
      />
      <path
        fill={tone.leaf}
        d="M64 180l17 24h-7l14 18h-8l16 18h-30v24h-4v-24h-30l16-18h-8l14-18h-7zM114 196l13 20h-5l11 15h-6l13 15h-24v20h-4v-20h-24l13-15h-6l11-15h-5zM204 186l13 20h-5l11 15h-6l13 15h-24v20h-4v-20h-24l13-15h-6l11-15h-5zM1146 206l17 24h-7l14 18h-8l16 18h-30v24h-4v-24h-30l16-18h-8l14-18h-7zM1092 222l13 20h-5l11 15h-6l13 15h-24v20h-4v-20h-24l13-15h-6l11-15h-5z"
      />
      {/* The trail */}
      <path
        fill={tone.white}
        d="M630 320C596 296 464 302 464 274 464 238 722 238 722 212 722 202 688 204 688 195 688 186 758 186 758 177H768C768 190 704 190 704 196 704 201 748 200 748 212 748 248 522 252 522 274 522 292 706 290 764 320z"
      />
      {/* Cairn, flags */}
      <path
        fill={tone.near}
        d="M714 171q1-3 4-3h15q3 0 3 4l1 6h-25zM739 168h21q4 1 4 4l1 6h-27zM717 162q1-4 4-4h24l3 8h-30zM749 159h8q3 0 4 3l1 4h-12zM723 153q1-4 4-4h9l1 7h-15zM739 149h13q3 0 4 7h-17zM728 147q0-6 4-6h14q4 0 4 6zM733 139q1-6 6-6t6 6zM738 136V104h2v32z"
      />
      <path fill="none" stroke={tone.near} d="M672 154Q712 146 739 105 780 146 836 118" />
      <g fill="none" strokeWidth="9" strokeDasharray="7 20">
        <path stroke={tone.near} d="M673 159Q712 151 731 125M744 117Q782 150 827 128" />
        <path
          stroke={tone.white}
          strokeDashoffset="-9"
          d="M673 159Q712 151 731 125M744 117Q782 150 827 128"
        />
        <path stroke={tone.mid} strokeDashoffset="-18" d="M673 159Q712 151 731 125M744 117Q782 150 827 128" />
      </g>
      {/* Teahouse */}
      <path fill={tone.white} d="M250 198h136v48H250z" />
      <path fill={tone.own} d="M232 204L258 164H268V150H282V164H378L404 204z" />
      <path fill={tone.near} d="M310 210h16v36h-16zM268 212h24v20h-24zM344 212h24v20h-24z" />
      <path fill={tone.accent} d="M271 215h8v14h-8zM281 215h8v14h-8zM347 215h8v14h-8zM357 215h8v14h-8z" />
      <path
        stroke={tone.mid}
        strokeWidth="2"
        strokeDasharray="9 3"
        opacity=".55"
        d="M259 172h117M252 180h129M247 188h141M242 196h153M216 254h201M222 262h201M230 272h213M226 280h225"
      />
      <path
        stroke={tone.mid}
        strokeWidth="2"
        strokeDasharray="8 4"
        d="M256 205h44M334 205h44M254 237h44M334 237h44M260 243h44M340 243h44M256 222h8M297 222h8M331 222h8M372 222h8"
      />
      <path
        stroke={tone.mid}
        strokeWidth="2"
        d="M40 284h80M150 296h60M20 306h70M260 304h90M430 310h60M860 308h90M1000 299h70M1110 306h60"
      />
      {/* Student, guide */}
      <Person x={586} y={256} look="warm" shirt="#FBF7EF" hair="long" scale={0.66} away>
        <Backpack colour="#F3A51C" away />
      </Person>
      <Person x={646} y={240} look="brown" shirt="#83A06B" scale={0.66} away girth={1.1}>
        <Backpack colour="#B5483A" away />
        <path fill="none" stroke="#8A5A32" strokeWidth="3" d="M20-52V0" />
      </Person>
    </SkylineFrame>
  );
}
