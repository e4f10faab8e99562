import type { Instant } from '../../calendar/instant'
import { splitList } from '../../text/commaList'
import { cleanChoices } from '../filters/choices'
import { allId } from '../filters/filterOption'
import type {
  FigureConditionField,
  MomentConditionField,
  TextConditionField,
  WholeConditionField,
} from './conditionFields'
import type { SearchCondition } from './searchCondition'

/** What a field of a search body may hold besides its value: nothing at all, or an empty text (L-563). */
export type Requested<Value> = Value | '' | undefined

/** The values that a list asks for; none where it is absent, empty or ALL (L-563). */
export const requestedValues = (list: Requested<string>): readonly string[] =>
  cleanChoices(splitList(list ?? '')).filter((value) => value !== allId)

/** Whether a list names ALL. */
export const isAll = (list: Requested<string>): boolean => cleanChoices(splitList(list ?? '')).includes(allId)

const side = <Value>(asked: Requested<Value>): Value | null =>
  asked === undefined || asked === '' ? null : asked

/** The condition of a list; none where it asks for all. */
export function among(field: TextConditionField, list: Requested<string>): readonly SearchCondition[] {
  const values = requestedValues(list)
  return values.length === 0 ? [] : [{ kind: 'among', field, values }]
}

/**
 * The condition of a range over whole numbers; none where both sides are open. Limits with decimals are drawn in to the
 * whole numbers between them.
 *
 * @param scale how many of the compared units are one of the asked: 100 for an amount asked in dollars.
 */
export function whole(
  field: WholeConditionField,
  from: Requested<number>,
  to: Requested<number>,
  scale = 1,
): readonly SearchCondition[] {
  const [low, high] = [side(from), side(to)]
  if (low === null && high === null) return []
  return [
    {
      kind: 'whole',
      field,
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
  field: FigureConditionField,
  from: Requested<number>,
  to: Requested<number>,
): readonly SearchCondition[] {
  const [low, high] = [side(from), side(to)]
  return low === null && high === null ? [] : [{ kind: 'figure', field, from: low, to: high }]
}

/** The condition of a range over moments; none where both sides are open. */
export function moment(
  field: MomentConditionField,
  from: Requested<Instant>,
  to: Requested<Instant>,
): readonly SearchCondition[] {
  const [low, high] = [side(from), side(to)]
  return low === null && high === null ? [] : [{ kind: 'moment', field, from: low, to: high }]
}
