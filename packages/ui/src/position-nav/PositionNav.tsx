import { ChevronLeft, ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { mirrored } from '../internal/direction/mirrorStyle'
import { Spinner } from '../spinner/Spinner'

const Root = styled.div`
  display: inline-flex;
  flex: none;
  height: 32px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-2);
  background: var(--surface);
  & > button {
    display: grid;
    place-items: center;
    width: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink-2);
    -webkit-tap-highlight-color: transparent;
  }
  & > button > svg.lucide {
    ${mirrored}
  }
  & > button + button {
    border-inline-start: 1px solid var(--line);
  }
  & > :first-child {
    border-start-start-radius: 5px;
    border-end-start-radius: 5px;
  }
  & > :last-child {
    border-start-end-radius: 5px;
    border-end-end-radius: 5px;
  }
  @media (hover: hover) {
    & > button:hover {
      background: var(--hover);
      color: var(--ink);
    }
  }
  & > button:active {
    background: var(--pressed);
  }
  & > button:focus-visible {
    z-index: 1;
    box-shadow: var(--focus);
  }
  & > button[aria-disabled='true'] {
    background: none;
    color: var(--ink-off);
    cursor: default;
  }
  & > span {
    display: grid;
    place-items: center;
    min-width: 96px;
    padding: 0 12px;
    border: solid var(--line);
    border-width: 0 1px;
    font-weight: 500;
    white-space: nowrap;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & > span > * {
    grid-area: 1 / 1;
    unicode-bidi: plaintext;
  }
  &[aria-busy='true'] > span > :first-child {
    opacity: 0;
  }
  @media ${media.phone} {
    height: 44px;
    font-size: var(--fs-4);
    & > button {
      width: 44px;
      margin: -1px 0;
    }
  }
  @media (forced-colors: active) {
    & > button[aria-disabled='true'] {
      color: GrayText;
    }
  }
  @media print {
    display: none;
  }
`

/** Props of {@link PositionNav}. */
export interface PositionNavProps {
  /** The group's name for screen readers. */
  readonly label: string
  /** Where one stands: "12 of 1,248". Empty where there is no list: the buttons stand alone. */
  readonly text: string
  /** The name of the button to the record before. */
  readonly previousLabel: string
  /** The name of the button to the record after. */
  readonly nextLabel: string
  /** False at the first entry: the button keeps the focus and takes no press. */
  readonly canPrevious: boolean
  /** False at the last entry. */
  readonly canNext: boolean
  /** The record before was asked for. */
  readonly onPrevious: () => void
  /** The record after was asked for. */
  readonly onNext: () => void
  /** The next place is on its way: presses are ignored. @default false */
  readonly isLoading?: boolean | undefined
}

/**
 * Steps through a list from inside one of its entries. A button that has nowhere to go says so but keeps the focus, so
 * that the keyboard is not thrown out at the end of the list.
 *
 * @example
 * <PositionNav label="Position" text="12 of 1,248" previousLabel="Previous customer" nextLabel="Next customer" … />
 */
export function PositionNav(props: PositionNavProps) {
  const { label, text, previousLabel, nextLabel, canPrevious, canNext, onPrevious, onNext } = props
  const { isLoading = false } = props
  const step = (name: string, isPossible: boolean, onPress: () => void, icon: React.ReactNode) => (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-disabled={!isPossible || undefined}
      onClick={() => {
        if (isPossible && !isLoading) onPress()
      }}
    >
      {icon}
    </button>
  )
  return (
    <Root role="group" aria-label={label} aria-busy={isLoading}>
      {step(previousLabel, canPrevious, onPrevious, <ChevronLeft aria-hidden="true" />)}
      {(text !== '' || isLoading) && (
        <span>
          <span>{text}</span>
          {isLoading && <Spinner />}
        </span>
      )}
      {step(nextLabel, canNext, onNext, <ChevronRight aria-hidden="true" />)}
    </Root>
  )
}
