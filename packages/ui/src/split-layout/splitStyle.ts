import { css } from 'styled-components'

/** The look of two panes and the line between them. */
export const splitStyle = css`
  flex: 1;
  min-width: 0;
  min-height: 0;
  container-type: inline-size;
  & > div {
    display: grid;
    height: 100%;
    min-height: 0;
    --pane: clamp(var(--least), var(--size), min(var(--most), 100% - 332px));
    grid-template-columns: minmax(0, 1fr) 12px var(--pane);
  }
  & > [data-sized='start'] {
    grid-template-columns: var(--pane) 12px minmax(0, 1fr);
  }
  & > div > [data-pane] {
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
  }
  & > div > [role='separator'] {
    position: relative;
    z-index: 1;
    cursor: col-resize;
    touch-action: none;
    outline: none;
    -webkit-tap-highlight-color: transparent;
  }
  /* The target is wider than the gap. */
  & > div > [role='separator']::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: -6px;
  }
  /* A short grip in the middle, which becomes the whole line. */
  & > div > [role='separator']::after {
    content: '';
    position: absolute;
    inset-block: calc(50% - 16px);
    inset-inline-start: 5px;
    width: 2px;
    border-radius: 1px;
    background: var(--line-field);
  }
  @media (hover: hover) {
    & > div > [role='separator']:hover::after {
      inset-block: 8px;
      background: var(--accent);
    }
  }
  & > div > [data-moving]::after,
  & > div > [role='separator']:focus-visible::after {
    inset-block: 8px;
    background: var(--accent);
    box-shadow: var(--focus);
  }
  & > div > [data-moving]::after {
    box-shadow: none;
  }
  /* Where both do not fit, they are below each other. */
  @container (max-width: 719px) {
    & > div,
    & > [data-sized] {
      grid-template: none / minmax(0, 1fr);
      gap: 8px;
      height: auto;
    }
    & > div > [role='separator'] {
      display: none;
    }
  }
  @media (forced-colors: active) {
    & > div > [role='separator']::after {
      background: CanvasText;
    }
    & > div > [role='separator']:focus-visible::after {
      outline: 2px solid Highlight;
    }
  }
  @media print {
    & > div,
    & > [data-sized] {
      display: block;
    }
    & > div > [role='separator'] {
      display: none;
    }
  }
`
