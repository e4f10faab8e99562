import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { scrimStyle } from '../internal/scrim/scrimStyle'

export const Scrim = styled(ModalOverlay)`
  ${scrimStyle}
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  padding: 24px;
  @media ${media.phone} {
    place-items: end stretch;
    padding: 32px 0 0;
  }
  @media ${media.phone} and ${media.short} {
    padding-top: 8px;
  }
  @media print {
    position: static;
    height: auto;
    padding: 0;
    background: none;
  }
`

export const Sheet = styled(Modal)`
  display: flex;
  width: 400px;
  max-width: 100%;
  max-height: 100%;
  min-height: 0;
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  box-shadow: var(--shadow-3);
  overflow: hidden;
  animation: retain-rise var(--t-3) var(--ease);
  &[data-size='medium'] {
    width: 480px;
  }
  &[data-size='wide'] {
    width: 640px;
  }
  @media ${media.phone} {
    &,
    &[data-size] {
      width: 100%;
    }
    border-width: 1px 0 0;
    border-radius: 14px 14px 0 0;
  }
  @media print {
    box-shadow: none;
    max-height: none;
  }
`

/** Head, content and foot; head and foot stay while the content scrolls. */
export const Body = styled(AriaDialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  outline: none;
  & > form {
    display: contents;
  }
  & [data-dialog-head] {
    display: flex;
    flex: none;
    align-items: flex-start;
    justify-content: space-between;
    gap: 8px;
    min-height: 44px;
    padding-block: 12px 4px;
    padding-inline: 20px 12px;
  }
  & [data-dialog-head] > h2 {
    min-width: 0;
    padding: 6px 0;
    font-size: var(--fs-4);
    overflow-wrap: anywhere;
  }
  & [data-dialog-foot] {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 8px;
    padding: 12px 20px;
    border-top: 1px solid var(--line);
  }
  & [data-dialog-foot] > [data-start] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-inline-end: auto;
  }
  @media ${media.phone} {
    & [data-dialog-head] {
      padding-block: 8px 0;
      padding-inline: max(16px, env(safe-area-inset-left)) max(8px, env(safe-area-inset-right));
    }
    & [data-dialog-head] > h2 {
      padding: 12px 0;
      font-size: 17px;
    }
    & [data-dialog-foot] {
      padding-block: 12px max(24px, env(safe-area-inset-bottom));
      padding-inline: max(16px, env(safe-area-inset-left)) max(16px, env(safe-area-inset-right));
    }
    & [data-dialog-foot] > button {
      flex: 1;
    }
  }
  /* Too low for a head and a foot that stay, as at 400 %: everything scrolls. */
  @media ${media.short} {
    overflow: auto;
    & [data-dialog-foot] {
      padding-bottom: 12px;
    }
  }
`

/** What went wrong: between content and foot, so that it is in sight wherever the content was scrolled to. */
export const Notice = styled.div`
  flex: none;
  padding: 0 20px 12px;
  overflow-wrap: anywhere;
  @media ${media.phone} {
    padding-inline: 16px;
  }
`
