import { useState, type ChangeEvent } from 'react'
import { readInput, writeInput } from '../field/writeInput'
import { editFormatted } from './editFormatted'
import { problemOf, stepNumber, type NumberBounds, type NumberProblem } from './numberProblem'
import { typedCharacter, type NumberFormat } from './numberSymbols'
import { readNumber } from './readNumber'
import { writeNumber } from './writeNumber'

interface Typed {
  readonly text: string
  /** The number that was read from it and reported. */
  readonly value: number | null
}

interface NumberTextOptions {
  readonly value: number | null | undefined
  readonly format: NumberFormat
  readonly bounds: NumberBounds
  readonly onChange: (value: number | null, problem: NumberProblem | null) => void
}

/** What {@link useNumberText} gives. */
export interface NumberText {
  readonly text: string
  readonly value: number | null
  /** What is wrong with the text, as soon as it may be said: not while it is being typed for the first time. */
  readonly problem: NumberProblem | null
  readonly onInput: (event: ChangeEvent<HTMLInputElement>) => void
  /** The text is finished: the field is left, or Enter is pressed. */
  readonly onFinish: () => void
  readonly onStep: (step: number) => void
}

/**
 * The text of a field that gives a number. While nobody types, it is the value, formatted; while somebody types, it is
 * what was typed; and so it stays as long as it is no number that may be.
 */
export function useNumberText({ value: given, format, bounds, onChange }: NumberTextOptions): NumberText {
  const value = given !== undefined && given !== null && Number.isFinite(given) ? given : null
  const [typed, setTyped] = useState<Typed | null>(null)
  const [hasLeft, setHasLeft] = useState(false)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    // The value changed from outside, which replaces what was typed.
    if (typed !== null && typed.value !== value) setTyped(null)
  }

  const text = typed?.text ?? writeNumber(value, format)
  const problemIn = (candidate: string) => problemOf(readNumber(candidate, format), format, bounds)
  const problem = problemIn(text)

  return {
    text,
    value,
    problem: typed === null || hasLeft ? problem : null,
    onInput: ({ target }) => {
      const changed = readInput(target)
      const next = typed === null ? editFormatted(text, changed, typedCharacter(format)) : changed
      if (next.text !== changed.text) writeInput(target, next)
      const reading = readNumber(next.text, format)
      const nextValue = reading.kind === 'number' ? reading.value : null
      const nextProblem = problemOf(reading, format, bounds)
      setTyped({ text: next.text, value: nextValue })
      if (nextProblem === null) setHasLeft(false)
      onChange(nextValue, nextProblem)
    },
    onFinish: () => {
      setHasLeft(problem !== null)
      if (problem === null) setTyped(null)
    },
    onStep: (step) => {
      if (problem === 'notANumber') return
      const next = stepNumber(typed === null ? value : typed.value, step, bounds)
      setTyped(null)
      setHasLeft(false)
      onChange(next, problemIn(writeNumber(next, format)))
    },
  }
}
