import { useState } from 'react'
import { InputBox, type BoxSize } from '../field/InputBox'
import { readInput, writeInput } from '../field/writeInput'
import { editFormatted } from '../number-field/editFormatted'
import { typedCharacter } from '../number-field/numberSymbols'
import type { RangeSideControl } from './RangeFrame'
import { formatFor, showTyped, type ShownStyle } from './showTyped'

interface RangeSideProps {
  readonly control: RangeSideControl
  readonly text: string
  readonly onText: (text: string) => void
  readonly style: ShownStyle
  readonly locale: string
  readonly isRequired: boolean | undefined
  /** The focus leaves this side and does not go to the other. */
  readonly onLeave: (() => void) | undefined
  readonly onEnter: (() => void) | undefined
  readonly size: BoxSize | undefined
  readonly isDisabled: boolean | undefined
  readonly isReadOnly: boolean | undefined
}

/** One side of a range: while nobody changes it, a number stands there as people write it. */
export function RangeSide(props: RangeSideProps) {
  const { control, text, onText, style, locale, onLeave, onEnter, size, isDisabled, isReadOnly } = props
  const [isTyping, setIsTyping] = useState(false)
  const shown = isTyping ? text : showTyped(text, style, locale)
  return (
    <InputBox
      id={control.id}
      aria-label={control.name}
      aria-describedby={control.describedBy}
      aria-invalid={control.isInvalid || undefined}
      aria-required={props.isRequired || undefined}
      type="text"
      // No inputMode 'numeric': that keyboard of a phone has no minus.
      placeholder={control.placeholder}
      value={shown}
      size={size}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      onChange={({ target }) => {
        const changed = readInput(target)
        const next =
          shown === text ? changed : editFormatted(shown, changed, typedCharacter(formatFor(style, locale)))
        if (next.text !== changed.text) writeInput(target, next)
        setIsTyping(true)
        onText(next.text)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        setIsTyping(false)
        const field = currentTarget.closest('[role="group"]')
        if (field?.contains(relatedTarget) !== true) onLeave?.()
      }}
      onEnter={onEnter}
    />
  )
}
