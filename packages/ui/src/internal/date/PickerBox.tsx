import { CalendarDays, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { Group } from 'react-aria-components/Group'
import { styled } from 'styled-components'
import { media } from '../../breakpoints/breakpoints'
import { BoxButton } from '../../field/BoxButton'
import { controlStyle } from '../../field/controlStyle'

const Box = styled(Group)`
  ${controlStyle}
  position: relative;
  display: flex;
  align-items: center;
  padding-inline-start: 0;
  font-variant-numeric: tabular-nums;
  cursor: text;
  &:has(:is([role='spinbutton'], [data-day-text]):focus) {
    border-color: var(--a-500);
    box-shadow: 0 0 0 1px var(--a-500);
  }
  &[data-invalid]:has(:is([role='spinbutton'], [data-day-text]):focus) {
    box-shadow:
      inset 0 0 0 1px var(--danger),
      var(--focus);
  }
  & > button:first-child {
    display: grid;
    flex: none;
    place-items: center;
    width: 32px;
    height: 100%;
    padding: 0;
    border: 0;
    border-radius: var(--r-2);
    background: none;
    color: var(--ink-2);
  }
  /* Inside the button, which ends where the first figure begins. */
  & > button:first-child:focus-visible {
    outline: 2px solid var(--a-500);
    outline-offset: -5px;
    box-shadow: none;
  }
  & > button:disabled {
    color: var(--ink-off);
    cursor: default;
  }
  /* Where there is no place for it beside the parts to type into. */
  @container (width < 288px) {
    &:has([slot='end'] > [role='spinbutton']):has([role='spinbutton']:focus) > button:last-child {
      display: none;
    }
  }
  @media ${media.phone} {
    padding-inline-start: 0;
    & > button:first-child {
      width: 44px;
    }
  }
  @media (forced-colors: active) {
    &:has(:is([role='spinbutton'], [data-day-text]):focus) {
      outline: 2px solid Highlight;
    }
  }
`

const Content = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  min-width: 0;
  height: 100%;
  overflow: hidden;
  white-space: nowrap;
  & > span {
    padding-inline: 2px;
    color: var(--ink-3);
  }
  [data-disabled] > & > span {
    color: var(--ink-off);
  }
  /* While nobody types the day is shown as text; the input segments stay on the page, invisible. */
  & > [data-readable] {
    position: absolute;
    inset-inline: 0;
    padding: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    color: inherit;
    pointer-events: none;
  }
  &:focus-within > [data-readable] {
    display: none;
  }
  &:has(> [data-readable]):not(:focus-within) > :not([data-readable]) {
    opacity: 0;
  }
`

const Segments = styled(DateInput)`
  display: inline-flex;
  flex: none;
  align-items: center;
  height: 100%;
  & > * {
    min-width: 24px;
    padding: 2px;
    border-radius: var(--r-1);
    outline: none;
    caret-color: transparent;
    text-align: center;
  }
  & > [data-type='year'] {
    padding-inline: 3px;
  }
  & > [data-type='literal'] {
    min-width: 0;
    padding-inline: 1px;
    color: var(--ink-3);
  }
  & > [data-placeholder] {
    color: var(--ink-3);
  }
  & > [data-focused],
  & > [data-focused][data-placeholder] {
    background: var(--accent);
    color: var(--on-accent);
    box-shadow: none;
  }
  & > [data-disabled] {
    color: var(--ink-off);
  }
  @media ${media.phone} {
    & > :not([data-type='literal']) {
      padding-block: 11px;
    }
  }
  @media (forced-colors: active) {
    & > [data-focused] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`

interface DaySegmentsProps {
  /** Which of two days. @default the only one */
  readonly slot?: 'start' | 'end' | undefined
}

/** Month, day and year to type into, in the order of the locale. */
export function DaySegments({ slot }: DaySegmentsProps) {
  return (
    <Segments {...(slot === undefined ? {} : { slot })}>
      {(segment) => <DateSegment segment={segment} />}
    </Segments>
  )
}

interface PickerBoxProps {
  /** The days as one reads them while nobody types. */
  readonly readable: string
  readonly clearLabel: string
  /** Empties the days; without it there is no button to do so. */
  readonly onClear: (() => void) | undefined
  readonly isReadOnly: boolean
  /** Enter is pressed in a part: nothing more is typed into it. */
  readonly onEnter: () => void
  /** Fetches the code of the calendar, before it is needed. */
  readonly preload: () => Promise<unknown>
  readonly children: ReactNode
}

/** The box of a day or of two, with the button that opens the calendar. */
export function PickerBox(props: PickerBoxProps) {
  const { readable, clearLabel, onClear, isReadOnly, onEnter, preload, children } = props
  const warmUp = () => void preload()
  return (
    <Box isReadOnly={isReadOnly} onPointerEnter={warmUp} onFocus={warmUp}>
      <Button>
        <CalendarDays aria-hidden="true" />
      </Button>
      <Content
        onKeyDownCapture={({ key }) => {
          if (key === 'Enter') onEnter()
        }}
      >
        {children}
        {readable !== '' && (
          <span data-readable="" aria-hidden="true">
            {readable}
          </span>
        )}
      </Content>
      {onClear !== undefined && (
        <BoxButton label={clearLabel} icon={<X aria-hidden="true" />} onPress={onClear} />
      )}
    </Box>
  )
}
