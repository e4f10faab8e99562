import { isolated } from '../internal/direction/isolated'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'

const inWords = (left: number) => (left === 1 ? '1 character left' : `${left} characters left`)

/** In steps of ten, so that a screen reader does not speak at every key. */
const spoken = (left: number) =>
  left === 0 ? 'No characters left' : `Fewer than ${(Math.floor(left / 10) + 1) * 10} characters left`

interface CharacterCountProps {
  readonly length: number
  /** The most characters that the text may have; without it nothing is counted. */
  readonly maxLength: number | undefined
}

/** How much a text may still grow: shown from the last tenth on, or from the last twenty characters, or half of a few. */
export function CharacterCount({ length, maxLength }: CharacterCountProps) {
  if (maxLength === undefined) return null
  const left = Math.max(0, maxLength - length)
  const isNear = left <= Math.max(Math.min(20, maxLength / 2), maxLength / 10)
  return (
    <span data-end="" data-silent={!isNear || undefined} data-error={(isNear && left === 0) || undefined}>
      {isNear && <span aria-hidden="true">{isolated(inWords(left))}</span>}
      <VisuallyHidden role="status">{isNear && spoken(left)}</VisuallyHidden>
    </span>
  )
}
