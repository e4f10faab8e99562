import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'

/**
 * Fields from top to bottom, at the distance that fields have.
 *
 * @example
 * <FormFields role="group" aria-label="Call"><TextArea … /><FormFoot>…</FormFoot></FormFields>
 */
export const FormFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 12px 16px 16px;
  @media ${media.phone} {
    gap: 8px;
    padding: 12px 12px 0;
    /* The foot ends with the card, which is rounded by 8 px here, inside its edge of 1 px. */
    border-end-start-radius: 7px;
    border-end-end-radius: 7px;
    overflow: clip;
  }
`

/** Two fields beside each other, one below the other where there is no room. */
export const FormRow = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  & > p {
    flex: 1 1 160px;
    min-width: 0;
    font-size: var(--fs-2);
    line-height: 16px;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  & > p[data-error] {
    color: var(--danger-ink);
  }
  @media ${media.phone} {
    position: sticky;
    z-index: 2;
    bottom: 0;
    margin-inline: -12px;
    padding: 12px;
    background: var(--surface);
    border-top: 1px solid var(--line);
    /* The main button has a line of its own, so that nobody hits the other one with it. */
    & > p {
      order: -2;
    }
    & > button:not([data-variant='primary']) {
      order: -1;
    }
    & > button[data-variant='primary'] {
      flex: 1 0 100%;
    }
  }
  /* In a window as low as one at 400 % zoom the fields need the place. */
  @media ${media.phone} and ${media.short} {
    position: static;
  }
  @media print {
    display: none;
  }
`

/** Props of {@link FormFoot}. */
export interface FormFootProps {
  /** What is missing, what was refused, or that it is being saved: spoken when it changes. */
  readonly message?: ReactNode
  /** The message says what is wrong. @default false */
  readonly isError?: boolean | undefined
  /** The message's id, for the `aria-describedby` of the button that waits for it. */
  readonly messageId?: string | undefined
  /** The buttons, the main one first: the keyboard comes to it before it comes to what would empty the form. */
  readonly children: ReactNode
}

/**
 * The end of a form: what is missing, and the buttons. On a phone it stays at the bottom of the window, with the main button on a line of its own.
 *
 * @example
 * <FormFoot message="Choose a reason"><Button variant="primary" isDisabled>Save call</Button></FormFoot>
 */
export const FormFoot = ({ message, isError = false, messageId, children }: FormFootProps) => (
  <Foot>
    <p id={messageId} role="status" data-error={isError || undefined}>
      {message}
    </p>
    {children}
  </Foot>
)
