import { Fragment } from 'react'

/** A short sign of letters, such as CPO. */
export interface CellBadge {
  readonly text: string
  /** What the letters stand for, as a tooltip. */
  readonly tooltip?: string | undefined
}

/** Props of {@link BadgesCell}. */
export interface BadgesCellProps {
  /** The signs, in their order. */
  readonly badges: readonly CellBadge[]
  /** A text before them. */
  readonly text?: string | null | undefined
  /** More than this are counted instead: "+2", with their texts as tooltip. @default 3 */
  readonly limit?: number | undefined
}

/**
 * A few short signs beside each other.
 *
 * @example
 * <BadgesCell text="Used" badges={[{ text: 'CPO', tooltip: 'Certified pre-owned' }]} />
 */
export function BadgesCell({ badges, text, limit = 3 }: BadgesCellProps) {
  const isBare = text === null || text === undefined || text === ''
  if (isBare && badges.length === 0) return null
  const rest = badges.slice(limit)
  const counted: readonly CellBadge[] =
    rest.length === 0 ? [] : [{ text: `+${rest.length}`, tooltip: rest.map((one) => one.text).join(', ') }]
  // The spaces keep the texts apart for screen readers and in a copy.
  return (
    <span data-cell="line">
      {text}
      {[...badges.slice(0, limit), ...counted].map((badge, index) => (
        <Fragment key={index}>
          {isBare && index === 0 ? null : ' '}
          <span data-cell="chip" title={badge.tooltip}>
            <span>{badge.text}</span>
          </span>
        </Fragment>
      ))}
    </span>
  )
}
