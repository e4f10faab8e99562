import { css } from 'styled-components'
import { gapStyle } from './gapStyle'

/** The shades of the palette, of an element that carries `data-ink` and of those in it. */
export const textColourStyle = css`
  &[data-ink='grey'],
  & [data-ink='grey'] {
    color: var(--ink-3);
  }
  &[data-ink='green'],
  & [data-ink='green'] {
    color: var(--open-ink);
  }
  &[data-ink='amber'],
  & [data-ink='amber'] {
    color: var(--warn-ink);
  }
  &[data-ink='red'],
  & [data-ink='red'] {
    color: var(--danger-ink);
  }
  &[data-ink='purple'],
  & [data-ink='purple'] {
    color: var(--cand-ink);
  }
`

/** The look of rich text, the same while it is written and where it is read. */
export const richTextStyle = css`
  overflow-wrap: anywhere;
  text-align: start;

  & > * + *,
  & :is(blockquote, td, th) > * + * {
    margin-block-start: 12px;
  }
  & :is(p, h1, h2, h3, h4, h5, h6, li, td, th, div) {
    /* Each paragraph reads in the direction of its own first letter, as in mails that mix scripts. */
    unicode-bidi: plaintext;
  }
  & p:empty::before {
    content: '\\200b';
  }
  & :is(h1, h2) {
    font-size: var(--fs-5);
    line-height: 24px;
    font-weight: 650;
    letter-spacing: -0.015em;
  }
  & :is(h3, h4, h5, h6) {
    font-size: var(--fs-4);
    line-height: 20px;
    font-weight: 600;
  }
  & > :is(h1, h2, h3, h4, h5, h6):not(:first-child) {
    margin-block-start: 20px;
  }
  & :is(h1, h2, h3, h4, h5, h6) + * {
    margin-block-start: 4px;
  }
  & :is(ul, ol) {
    padding-inline-start: 24px;
  }
  & :is(ul, ol, blockquote) :is(ul, ol, blockquote) :is(ul, ol, blockquote) :is(ul, ol, blockquote) {
    /* Text from outside may be nested without end: it stays in its box. */
    & :is(ul, ol, blockquote) {
      padding-inline-start: 0;
      border: 0;
    }
  }
  & ul {
    list-style: disc;
  }
  & ul ul {
    list-style: circle;
  }
  & ol {
    list-style: decimal;
  }
  & ol ol {
    list-style: lower-alpha;
  }
  & li > * + *,
  & li + li {
    margin-block-start: 4px;
  }
  & li::marker {
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & a[href] {
    color: var(--accent-ink);
    text-decoration: underline;
    text-underline-offset: 2px;
    border-radius: 2px;
    /* A link that stands alone is pressed as easily as a button; lines keep their height. */
    padding-block: 4px;
  }
  & u {
    text-underline-offset: 2px;
  }
  & blockquote {
    padding-inline-start: 12px;
    border-inline-start: 2px solid var(--line-strong);
    color: var(--ink-2);
  }
  & pre {
    font: inherit;
    white-space: pre-wrap;
  }
  /* What is written as a placeholder and has nothing to stand for, with a warning sign before it. */
  ${gapStyle}
  & hr {
    border: 0;
    border-block-start: 1px solid var(--line);
  }
  & table {
    display: block;
    max-width: 100%;
    overflow-x: auto;
    border-spacing: 0;
  }
  & :is(th, td) {
    min-width: 48px;
    padding: 0;
    text-align: start;
    vertical-align: top;
  }
  & :is(th, td) + :is(th, td) {
    padding-inline-start: 12px;
  }
  ${textColourStyle}
`
