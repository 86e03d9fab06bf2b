import { lexer, type Token, type Tokens } from 'marked';
import { figureKinds } from '../src/schema/figures.ts';
import { excerptOf } from './excerpt.ts';

/** A fenced block; if it is a figure, `tokens` are its caption and its list or table. */
export interface Figure extends Tokens.Code {
  tokens?: Token[];
}

/** Parses a figure's text into its tokens; returns what is wrong with the figure, if anything. */
export function readFigure(figure: Figure): string | undefined {
  const { lang = '', text } = figure;
  const kinds: Record<string, string> = figureKinds;
  if (!Object.hasOwn(kinds, lang))
    return `has a figure of the kind "${excerptOf(lang)}"; the kinds are ${Object.keys(kinds).join(', ')}`;
  figure.tokens = lexer(text).filter(({ type }) => type !== 'space');
  const types = figure.tokens.map(({ type }) => type).join(' and ');
  return types === `paragraph and ${kinds[lang]}`
    ? undefined
    : `has a figure (${lang}) that is not a caption, an empty line and one ${kinds[lang]}`;
}
