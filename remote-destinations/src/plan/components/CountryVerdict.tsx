import Link from '@mui/material/Link';
import { AmountBar, linkedText } from '@sayapatri/design';
import { levelOf } from '@sayapatri/facts/scores/levels';
import type { Judged } from '../check/judge.ts';
import type { Answers } from '../check/readAnswers.ts';
import type { CheckContent } from '../content/check.ts';
import { Measure, Strip } from './VerdictStrip.ts';

/** The part of the IELTS scale on which all countries' scores lie. */
export const ielts = { least: 5, most: 8 };

interface CountryVerdictProps {
  texts: CheckContent['result'];
  judged: Judged;
  answers: Answers;
  /** The level to study next, for the link to the costs. */
  level: string;
  /** The end of the scale of money, in rupees. */
  most: number;
}

/** One country as a strip: each required figure as a bar, with the visitor's answer marked. */
export function CountryVerdict({ texts, judged, answers, level, most }: CountryVerdictProps) {
  const { country, needs, outcomes } = judged;
  const { english, money } = outcomes;
  const { heads } = texts;
  const asked = needs.scores.ielts;
  const sum = needs.funds.npr;
  const { test, score, budget } = answers;
  const yours =
    test === 'none' || score === undefined ? undefined : (levelOf(test, score)?.ielts ?? ielts.least);
  const notes = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(' ');
  const note = notes(texts.part[needs.part], money && texts.moneyOf[money]);
  /** Whether the bar shows the outcome, so that only screen readers need the sentence. */
  const drawn = (outcome?: string) =>
    /^(reached|someAskMore|covered|lowerEnd)$/.test(outcome ?? '') || undefined;
  return (
    <Strip>
      <h4>
        <Link href={`/plan/cost?country=${country.id}&level=${level}`}>{country.name}</Link>
      </h4>
      <Measure data-english>
        <span>{heads.english}</span>
        {asked ? <AmountBar {...asked} {...ielts} mark={yours} /> : null}
        <strong>{texts.english(needs)}</strong>
        {english ? <em data-drawn={drawn(english)}>{texts.englishOf[english]}</em> : null}
        {needs.preparatoryYear ? <em>{`${needs.preparatoryYear.value}.`}</em> : null}
      </Measure>
      <Measure data-year>
        <span>{heads.year}</span>
        {needs.firstYear ? <AmountBar {...needs.firstYear} most={most} mark={budget} /> : null}
        <strong>{texts.year(needs)}</strong>
        {note ? <em data-drawn={drawn(money)}>{note}</em> : null}
      </Measure>
      <Measure>
        <span>{heads.funds}</span>
        {sum ? <AmountBar {...sum} most={most} /> : null}
        <strong>{linkedText(texts.funds(needs))}</strong>
      </Measure>
    </Strip>
  );
}
