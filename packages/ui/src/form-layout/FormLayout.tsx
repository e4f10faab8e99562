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

/** One line; on a phone its two parts are lines of the form. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  @media ${media.phone} {
    display: contents;
  }
  @media print {
    display: none;
  }
`

const Main = styled.div`
  display: contents;
  & > p {
    flex: 1 1 160px;
    min-width: 0;
    font-size: var(--fs-2);
    line-height: 16px;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  /* Without words it takes no room from what stands apart. */
  & > p:empty {
    flex-basis: 0;
  }
  & > p[data-error] {
    color: var(--danger-ink);
  }
  @media ${media.phone} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    min-width: 0;
    position: sticky;
    z-index: 2;
    bottom: 0;
    margin-inline: -12px;
    padding: 12px;
    background: var(--surface);
    border-top: 1px solid var(--line);
    & > p {
      flex-basis: 100%;
      order: -1;
    }
    & > p:empty {
      display: none;
    }
    & > button[data-variant='primary'] {
      flex: 1;
    }
  }
  /* In a window as low as one at 400 % zoom the fields need the place. */
  @media ${media.phone} and ${media.short} {
    position: static;
  }
`

/** Below the bar on a phone, so that nobody hits it in place of the main button. */
const Apart = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-inline-start: auto;
  /* A quiet button at the end lines its text up with the fields above. */
  & > button[data-variant='ghost']:last-child {
    margin-inline-end: -12px;
  }
  @media ${media.phone} {
    justify-self: end;
    padding-bottom: 8px;
    & > button[data-variant='ghost']:last-child {
      margin-inline-end: 0;
    }
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
  /** The main button, with the keys that do the same; on a phone a small one may stand before it. */
  readonly children: ReactNode
  /** What empties or leaves the form, at the far end: the keyboard comes to it last, and on a phone it stands apart. */
  readonly apart?: ReactNode
}

/**
 * The end of a form: the main button first, then what is missing, and at the far end what gives up. On a phone message and main button stay at the bottom of the window.
 *
 * @example
 * <FormFoot message="Choose a reason" apart={<Button variant="ghost">Clear</Button>}>
 *   <Button variant="primary" isDisabled>Save call</Button>
 * </FormFoot>
 */
export const FormFoot = ({ message, isError = false, messageId, children, apart }: FormFootProps) => (
  <Foot>
    <Main>
      {children}
      <p id={messageId} role="status" data-error={isError || undefined}>
        {message}
      </p>
    </Main>
    {apart !== undefined && <Apart>{apart}</Apart>}
  </Foot>
)
