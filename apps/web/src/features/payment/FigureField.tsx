import { readPlaygroundField, type PlaygroundField } from '@retain/domain/payment/playground/playgroundFields'
import { TextField } from '@retain/ui/text-field'
import { startTransition, useRef, useState, type KeyboardEvent } from 'react'
import { checked } from '../../forms/checked'
import { moveInSheet, sheetCell, type SheetMove, type SheetPlace } from './sheetCells'

const moves: Readonly<Partial<Record<string, SheetMove>>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

interface FigureFieldProps {
  readonly label: string
  readonly field: PlaygroundField
  /** Where it stands among the fields that the arrow keys lead to. */
  readonly place: SheetPlace
  /** The figure in force, as it is shown. */
  readonly text: string
  readonly isEdited: boolean
  /** After the figure: its unit. */
  readonly unit?: string
  /** @default 'row' */
  readonly size?: 'row' | 'medium'
  readonly isReadOnly?: boolean
  /** A figure was typed; `null` for the one on file. */
  readonly onType: (figure: number | null) => void
  /** Somebody begins to type: what is in force now is what Escape leads back to. */
  readonly onBegin: () => void
  readonly onTakeBack: () => void
}

/**
 * A figure that is tried out, used as a cell of a spreadsheet: arrows lead to the next one, what is typed takes its place, Enter or F2
 * goes into the text and Enter accepts it, Escape takes it back. What cannot be read stays as it was typed, and counts for
 * nothing.
 *
 * @example
 * <FigureField label="Rebate Amount" field="rebateAmountEdit" place={{ row: 0, column: 1, at: 0 }} text="$2,000" … />
 */
export function FigureField(props: FigureFieldProps) {
  const { label, field, place, text, isEdited, unit, isReadOnly = false, onType } = props
  /** What is typed; `null` while the figure in force stands there. */
  const [typed, setTyped] = useState<string | null>(null)
  /** Whether the arrow keys move in the text and not between the figures. */
  const isInside = useRef(false)
  /** The press that gave it the focus chooses it as a whole; the next one goes into the text. */
  const isNew = useRef(false)
  const { error } = checked(readPlaygroundField(field, typed ?? ''))

  const write = (next: string) => {
    if (typed === null) props.onBegin()
    setTyped(next)
    const read = checked(readPlaygroundField(field, next))
    // The letter is painted first, then what follows from it.
    if (read.error === null) startTransition(() => onType(read.valid))
  }
  /** The figure is chosen as a whole, so that what is typed takes its place. */
  const choose = (input: HTMLInputElement) => {
    isInside.current = false
    input.select()
  }
  const leave = () => {
    isInside.current = false
    // Together with what was typed last: the figure of before must not show in between.
    if (error === null) startTransition(() => setTyped(null))
  }
  const goInside = (input: HTMLInputElement) => {
    isInside.current = true
    input.setSelectionRange(input.value.length, input.value.length)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event
    if (!(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
    isNew.current = false
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const move = moves[key]
    if (move !== undefined) {
      const isInText = (isInside.current || typed !== null) && (move === 'left' || move === 'right')
      if (!isInText && moveInSheet(target, move)) event.preventDefault()
    } else if (key === 'F2' || (key === 'Enter' && typed === null && !isInside.current)) {
      event.preventDefault()
      goInside(target)
    } else if (key === 'Enter') {
      event.preventDefault()
      leave()
      if (error === null && !moveInSheet(target, 'down')) choose(target)
    } else if (key === 'Escape' && (typed !== null || isInside.current)) {
      event.preventDefault()
      event.stopPropagation()
      if (typed !== null) props.onTakeBack()
      setTyped(null)
      isInside.current = false
      // The figure of before stands there with the next drawing.
      requestAnimationFrame(() => target.select())
    }
  }

  return (
    <span
      {...sheetCell(place)}
      role="presentation"
      onKeyDown={isReadOnly ? undefined : onKeyDown}
      onFocus={(event) => {
        if (!(event.target instanceof HTMLInputElement) || typed !== null) return
        isNew.current = true
        choose(event.target)
      }}
      onClick={(event) => {
        if (isNew.current && event.target instanceof HTMLInputElement) choose(event.target)
        else isInside.current = true
        isNew.current = false
      }}
    >
      <TextField
        label={label}
        isLabelHidden
        size={props.size ?? 'row'}
        align="end"
        inputMode="decimal"
        value={typed ?? text}
        end={unit}
        isEdited={isEdited}
        isReadOnly={isReadOnly}
        error={error === null ? undefined : error[0].message}
        onChange={write}
        onBlur={leave}
      />
    </span>
  )
}
