import { styled } from 'styled-components'
import { BrandMark } from '../brand-mark/BrandMark'
import { Spinner } from '../spinner/Spinner'

const Root = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  min-height: 100vh;
  min-height: 100dvh;
  padding: 24px;
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;
  background: var(--bg);
  & > :nth-child(2) {
    margin: 16px 0 12px;
    color: var(--accent);
  }
  &[data-inline] {
    min-height: 320px;
  }
  & h1 {
    font: inherit;
    letter-spacing: inherit;
  }
`

/** Props of {@link Splash}. */
export interface SplashProps {
  /** The text that explains what is being loaded. */
  readonly text: string
  /** Inside a page rather than over the whole window, of which it is the landmark and the heading. @default false */
  readonly isInline?: boolean | undefined
}

/**
 * The screen that is shown before there is a page.
 *
 * @example
 * <Splash text="Redirecting to Authorization Server. Please Wait" />
 */
export function Splash({ text, isInline = false }: SplashProps) {
  return (
    <Root as={isInline ? 'div' : 'main'} data-inline={isInline || undefined}>
      <BrandMark size="large" />
      <Spinner size="medium" />
      <div role="status">{isInline ? text : <h1>{text}</h1>}</div>
    </Root>
  )
}
