import type { ChartPlace } from '@retain/domain/dashboard/chart'

interface PlaceTickProps {
  readonly places: readonly ChartPlace[]
  /** What each place has of the axis, in pixels. */
  readonly room: number
  readonly x?: number
  readonly y?: number
  readonly index?: number
}

/** The width of a letter of a tick, on the wide side. */
const letter = 7
const shortest = 5

/** A name that is too long for its place is cut; the table has it whole. */
function cut(label: string, room: number): string {
  const longest = Math.max(shortest, Math.floor(room / letter))
  return label.length > longest ? `${label.slice(0, longest - 1)}…` : label
}

/** The name of a place below its bars, and a note below the name. */
export function PlaceTick({ places, room, x = 0, y = 0, index = 0 }: PlaceTickProps) {
  const place = places[index]
  if (place === undefined) return null
  return (
    <text x={x} y={y} textAnchor="middle" fontSize={11} fill="var(--ink-3)">
      <tspan x={x} dy={12}>
        {cut(place.label, room)}
      </tspan>
      <tspan x={x} dy={14}>
        {place.note}
      </tspan>
    </text>
  )
}
