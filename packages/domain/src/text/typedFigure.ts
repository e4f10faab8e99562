/**
 * A figure as it was typed, without what people write around its digits: blanks, a dollar sign, commas. Whether what is
 * left is a number is for the caller to say.
 *
 * @example typedFigure(' -$2,500 ') // '-2500'
 */
export const typedFigure = (text: string): string =>
  text
    .trim()
    .replace(/^(-?)\$/, '$1')
    .replaceAll(',', '')
