import { X } from 'lucide-react'
import { useRef, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { BoxButton } from './BoxButton'
import { bareInputStyle } from './bareInputStyle'
import { controlStyle } from './controlStyle'

const Box = styled.div`
  ${controlStyle}
  display: flex;
  align-items: center;
  text-align: start;
  cursor: text;
  &[data-size='small'] {
    height: var(--control-small);
    font-size: var(--fs-2);
  }
  &[data-size='row'] {
    height: var(--control-row);
    border-radius: var(--r-1);
  }
  /* Numbers that can be edited stand out from the table around them; texts do not. */
  &[data-size='row'][data-align='end'] {
    font-weight: 500;
  }
  &[data-edited]:not([data-invalid], [data-disabled]) {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
    color: var(--accent-ink);
  }
  & > input {
    ${bareInputStyle}
    width: 100%;
    color: inherit;
    font-weight: inherit;
    -webkit-text-fill-color: currentColor;
    opacity: 1;
    cursor: inherit;
    &::placeholder {
      -webkit-text-fill-color: currentColor;
    }
  }
  &[data-disabled] > input::placeholder {
    color: var(--ink-off);
  }
  &[data-align='end'] {
    text-align: end;
  }
  &[data-align='end'] > input {
    font-variant-numeric: tabular-nums;
  }
  & > span {
    flex: none;
    max-width: 50%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--ink-3);
    pointer-events: none;
  }
  /* A unit stands beside its figure, on whichever side that is. */
  &[data-align='start']:has(> [data-adornment='end']) > input {
    flex: 0 1 auto;
    width: auto;
    min-width: 1ch;
    field-sizing: content;
    & + [data-adornment='end'] + button {
      margin-inline-start: auto;
    }
  }
  &[data-disabled] > span {
    color: var(--ink-off);
  }
  & > [data-adornment='start'] {
    margin-inline-end: 8px;
  }
  & > [data-adornment='end'] {
    margin-inline-start: 8px;
  }
  @media ${media.phone} {
    &[data-size] {
      height: var(--control);
      font-size: var(--control-font);
    }
  }
`

/** How high a box is: 32, 28, or 24 px for one that stands in a row of a table. On a phone all are 44 px. */
export type BoxSize = 'medium' | 'small' | 'row'

type NativeInput = Omit<
  ComponentPropsWithRef<'input'>,
  'size' | 'className' | 'style' | 'disabled' | 'readOnly'
>

interface InputBoxProps extends NativeInput {
  readonly isDisabled?: boolean | undefined
  readonly isReadOnly?: boolean | undefined
  readonly size?: BoxSize | undefined
  /** Enter is pressed, other than to accept the suggestion of an input method. */
  readonly onEnter?: (() => void) | undefined
  /** Figures stand at the end. */
  readonly align?: 'start' | 'end' | undefined
  /** The look of a value that differs from what it was. */
  readonly isEdited?: boolean | undefined
  /** Before the text: an icon, or words, which describe the input. */
  readonly start?: ReactNode
  /** After the text: an icon, or words, which describe the input. */
  readonly end?: ReactNode
  /** Buttons after everything: {@link BoxButton}. */
  readonly buttons?: ReactNode
  /** Clears the text; the button shows while there is something to clear. */
  readonly onClear?: (() => void) | undefined
  readonly clearLabel?: string | undefined
}

/** The box of everything that is typed on one line: an input, what stands before and after it, and its buttons. */
export function InputBox(props: InputBoxProps) {
  const {
    isDisabled,
    isReadOnly,
    size,
    onEnter,
    align,
    isEdited,
    start,
    end,
    buttons,
    onClear,
    clearLabel,
    ...input
  } = props
  const box = useRef<HTMLDivElement>(null)
  const focusInput = () => box.current?.querySelector('input')?.focus()
  const canClear = onClear !== undefined && !isDisabled && !isReadOnly && Boolean(input.value)
  const wordId = (side: 'start' | 'end', content: ReactNode) =>
    typeof content === 'string' && input.id !== undefined ? `${input.id}-${side}` : undefined
  const startId = wordId('start', start)
  const endId = wordId('end', end)
  const descriptions = [startId, endId, input['aria-describedby']].filter((id) => id !== undefined)

  return (
    <Box
      ref={box}
      data-size={size}
      data-align={align}
      data-edited={isEdited || undefined}
      data-invalid={input['aria-invalid'] || undefined}
      data-readonly={isReadOnly || undefined}
      data-disabled={isDisabled || undefined}
      onMouseDown={(event: MouseEvent) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        focusInput()
      }}
    >
      {start !== undefined && (
        <span id={startId} data-adornment="start" aria-hidden="true" aria-disabled={isDisabled}>
          {start}
        </span>
      )}
      <input
        // The typed text has its own direction, which may differ from that of the page.
        dir="auto"
        {...input}
        autoComplete={input.autoComplete ?? 'off'}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.()
          input.onKeyDown?.(event)
        }}
        aria-describedby={descriptions.length > 0 ? descriptions.join(' ') : undefined}
        disabled={isDisabled}
        readOnly={isReadOnly}
      />
      {end !== undefined && (
        <span id={endId} data-adornment="end" aria-hidden="true" aria-disabled={isDisabled}>
          {end}
        </span>
      )}
      {canClear && (
        <BoxButton
          label={clearLabel ?? 'Clear'}
          icon={<X aria-hidden="true" />}
          onPress={() => {
            onClear()
            focusInput()
          }}
        />
      )}
      {buttons}
    </Box>
  )
}
