import type { Instant } from '../../calendar/instant'
import { splitList } from '../../text/commaList'
import { cleanChoices } from '../filters/choices'
import { allId } from '../filters/filterOption'
import type { SearchCondition, FigureAspect, MomentAspect, TextAspect, WholeAspect } from './searchCondition'

/** What a field of a search body may hold besides its value: nothing at all, or an empty text (L-563). */
export type Asked<Value> = Value | '' | undefined

/** The values that a list asks for; none where it is absent, empty or ALL (L-563). */
export const askedValues = (list: Asked<string>): readonly string[] =>
  cleanChoices(splitList(list ?? '')).filter((value) => value !== allId)

/** Whether a list asks for all of them in so many words. */
export const isAll = (list: Asked<string>): boolean => cleanChoices(splitList(list ?? '')).includes(allId)

const side = <Value>(asked: Asked<Value>): Value | null =>
  asked === undefined || asked === '' ? null : asked

/** The condition of a list; none where it asks for all. */
export function among(aspect: TextAspect, list: Asked<string>): readonly SearchCondition[] {
  const values = askedValues(list)
  return values.length === 0 ? [] : [{ kind: 'among', aspect, values }]
}

/**
 * The condition of a range over whole numbers; none where both sides are open. Limits with decimals are drawn in to the
 * whole numbers between them.
 *
 * @param scale how many of the compared units are one of the asked: 100 for an amount asked in dollars.
 */
export function whole(
  aspect: WholeAspect,
  from: Asked<number>,
  to: Asked<number>,
  scale = 1,
): readonly SearchCondition[] {
  const [low, high] = [side(from), side(to)]
  if (low === null && high === null) return []
  return [
    {
      kind: 'whole',
      aspect,
      from: low === null ? null : Math.ceil(scaled(low, scale)),
      to: high === null ? null : Math.floor(scaled(high, scale)),
    },
  ]
}

/** Cents of dollars without the noise of binary fractions: a filter takes up to six decimals of a dollar. */
const scaled = (asked: number, scale: number): number =>
  scale === 1 ? asked : Number((asked * scale).toFixed(4))

/** The condition of a range over figures with decimals; none where both sides are open. */
export function figure(
  aspect: FigureAspect,
  from: Asked<number>,
  to: Asked<number>,
): readonly SearchCondition[] {
  const [low, high] = [side(from), side(to)]
  return low === null && high === null ? [] : [{ kind: 'figure', aspect, from: low, to: high }]
}

/** The condition of a range over moments; none where both sides are open. */
export function moment(
  aspect: MomentAspect,
  from: Asked<Instant>,
  to: Asked<Instant>,
): readonly SearchCondition[] {
  const [low, high] = [side(from), side(to)]
  return low === null && high === null ? [] : [{ kind: 'moment', aspect, from: low, to: high }]
}
