import { TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '../button/Button'
import { stateStyle } from '../empty-state/stateStyle'

const Root = styled.div`
  ${stateStyle}
  & > svg.lucide {
    color: var(--danger-ink);
  }
  & > p {
    color: var(--ink);
  }
`

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  /** A line over the text, in bold. */
  readonly title?: string | undefined
  /** What failed, in a sentence. @default 'This could not be loaded.' */
  readonly text?: string | undefined
  /** A detail for who helps: a code, the id of the request. */
  readonly detail?: string | undefined
  /** With it there is a button to try again. */
  readonly onRetry?: (() => void) | undefined
  /** What the button says that tries again. @default 'Try again' */
  readonly retryLabel?: string | undefined
  /** It is being tried again. @default false */
  readonly isRetrying?: boolean | undefined
}

/**
 * What stands in place of content that could not be loaded. It is spoken when it appears. A whole page that failed is
 * a `PageMessage`; one card of many has this sentence in its own small form (`Card` with `state="error"`).
 *
 * @example
 * <ErrorState text="The list could not be loaded." onRetry={refetch} />
 */
export function ErrorState(props: ErrorStateProps) {
  const { title, text = 'This could not be loaded.', detail, onRetry, retryLabel = 'Try again' } = props
  return (
    <Root role="alert">
      <TriangleAlert aria-hidden="true" />
      {title !== undefined && <b>{title}</b>}
      <p>{text}</p>
      {detail !== undefined && <small>{detail}</small>}
      {onRetry !== undefined && (
        <Button isLoading={props.isRetrying ?? false} onPress={onRetry}>
          {retryLabel}
        </Button>
      )}
    </Root>
  )
}
