import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { Button } from '../button/Button'
import { handOverFocus } from '../internal/focus/handOverFocus'
import { Skeleton } from '../skeleton/Skeleton'

const Root = styled.div`
  min-width: 0;
  padding: 0 16px 16px;
  overflow-wrap: anywhere;
  @media ${media.phone} {
    padding: 4px 12px 12px;
  }
`

const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  & > p {
    display: flex;
    gap: 8px;
    min-width: 0;
    color: var(--danger-ink);
  }
  & > p > svg.lucide {
    margin-top: 2px;
  }
`

/** What a card shows under its head. */
export interface CardBodyProps {
  /** The content, once it is there. */
  readonly children: ReactNode
  /** Whether the content is there, on its way, or could not be loaded. @default 'ready' */
  readonly state?: 'ready' | 'loading' | 'error' | undefined
  /** How many lines stand for content on its way: about as many as it will have, so that what is below stays where it is. @default 3 */
  readonly loadingLines?: number | undefined
  /** The sentence when it could not be loaded. @default 'This could not be loaded.' */
  readonly errorText?: string | undefined
  /** With it the error has a button to try again. */
  readonly onRetry?: (() => void) | undefined
}

/** The content of a card, or the lines or the sentence in its place. */
export function CardBody({
  children,
  state = 'ready',
  loadingLines = 3,
  errorText = 'This could not be loaded.',
  onRetry,
}: CardBodyProps) {
  return (
    <Root>
      {state === 'loading' && <Skeleton lines={loadingLines} />}
      {state === 'error' && (
        <Failure role="alert" ref={handOverFocus}>
          <p>
            <TriangleAlert aria-hidden="true" />
            {errorText}
          </p>
          {onRetry !== undefined && (
            <Button size="small" onPress={onRetry}>
              Try again
            </Button>
          )}
        </Failure>
      )}
      {state === 'ready' && children}
    </Root>
  )
}
