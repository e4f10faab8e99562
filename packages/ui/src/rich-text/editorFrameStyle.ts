import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { chipStyle } from './chipStyle'
import { richTextStyle } from './richTextStyle'

/** The box of an editor: toolbar, text and footer in one border. */
export const EditorFrame = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border: 1px solid var(--line-field);
  border-radius: var(--r-2);
  background: var(--surface);
  color: var(--ink);

  @media (hover: hover) {
    &:hover {
      border-color: var(--ink-3);
    }
  }
  &:has([role='textbox']:focus-visible) {
    border-color: var(--a-500);
    box-shadow: 0 0 0 1px var(--a-500);
  }
  &[data-invalid] {
    /* Outside of the border, not inside as of other controls: the toolbar would lie over it. */
    border-color: var(--danger);
    box-shadow: 0 0 0 1px var(--danger);
    &:has([role='textbox']:focus-visible) {
      box-shadow:
        0 0 0 1px var(--danger),
        0 0 0 3px var(--surface),
        0 0 0 5px var(--a-500);
    }
  }
  &[data-readonly] {
    border-color: var(--line);
    background: var(--sunken);
  }
  &[data-disabled] {
    border-color: transparent;
    background: var(--pressed);
    color: var(--ink-off);
  }
  @media (forced-colors: active) {
    &:has([role='textbox']:focus-visible) {
      outline: 2px solid Highlight;
    }
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`

/** Where one writes; it scrolls by itself, so that the toolbar stays in sight. */
export const EditorText = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  min-height: 0;
  font-size: 14px;
  line-height: 24px;

  & > div {
    display: grid;
    min-width: 0;
    min-height: 0;
  }
  & [role='textbox'] {
    ${richTextStyle}
    position: relative;
    box-sizing: content-box;
    min-height: calc(var(--rows) * 24px);
    max-height: max(calc(var(--rows) * 24px), 60vh);
    padding: 12px 16px;
    overflow: auto;
    outline: none;
    box-shadow: none;
    white-space: break-spaces;
    font-variant-ligatures: none;
  }
  & [role='textbox'] > * + * {
    margin-block-start: 12px;
  }
  & a[href] {
    cursor: text;
  }
  ${chipStyle}
  [data-disabled] & :is([role='textbox'], [data-chip], a[href], [data-ink], blockquote) {
    color: inherit;
  }
  @media ${media.phone} {
    /* A phone zooms into a field with a smaller font. */
    font-size: 16px;
    & [role='textbox'] {
      padding-inline: 12px;
    }
  }
`

/** The hint in an empty text; screen readers hear it as the text's placeholder. */
export const EmptyHint = styled.div`
  position: absolute;
  inset-block-start: 12px;
  inset-inline: 16px;
  overflow-wrap: anywhere;
  color: var(--ink-3);
  pointer-events: none;
  [data-disabled] & {
    color: inherit;
  }
  @media ${media.phone} {
    inset-inline: 12px;
  }
`

/** Under the text, still in the frame: what is added to it without being written. */
export const EditorFooter = styled.div`
  padding: 8px 16px;
  border-block-start: 1px dashed var(--line-strong);
  border-end-start-radius: var(--r-2);
  border-end-end-radius: var(--r-2);
  background: var(--sunken);
  color: var(--ink-3);
  font-size: var(--fs-1);
  line-height: 16px;
  overflow-wrap: anywhere;
`
