import { isDay, type Day } from '@retain/domain/calendar/day'
import { isInstant, type Instant } from '@retain/domain/calendar/instant'
import { isWindowId } from '@retain/domain/live/windowId'
import { centsOfDollars, dollarsOfCents } from '@retain/domain/money/dollars'
import type { Cents } from '@retain/domain/money/money'
import type { Page } from '@retain/domain/paging/page'
import { either } from 'fp-ts/Either'
import * as t from 'io-ts'

/** A codec of values that travel as JSON. */
export type Codec<A> = t.Type<A, unknown>

/** A codec that drops unknown fields, so that nothing outside of the contract is sent or stored. */
export function record<Props extends t.Props>(props: Props, name = 'object') {
  const { is, validate, encode, type } = t.strict(props, name)
  const encoded = Object.entries(props).filter(([, field]) => field.encode !== t.identity)
  return new t.ExactType<typeof type, t.TypeOfProps<Props>, t.OutputOfProps<Props>, unknown>(
    name,
    is,
    validate,
    // Records without nested codecs are returned as they are: io-ts copies every field twice,
    // which for a page of rows takes longer than printing them.
    (value) => {
      if (!Object.keys(value).every((key) => Object.hasOwn(props, key))) return encode(value)
      if (encoded.length === 0) return value
      const copy: Record<string, unknown> = { ...value }
      for (const [key, field] of encoded) copy[key] = field.encode(copy[key])
      return copy as t.OutputOfProps<Props>
    },
    type,
  )
}

/** The value or `null`: answers always hold every field (api.md 1.2, absent values). Absent is read as `null`. */
export class NullableType<A, O> extends t.Type<A | null, O | null> {
  constructor(readonly inner: t.Type<A, O>) {
    super(
      `${inner.name} or null`,
      (value): value is A | null => value === null || inner.is(value),
      (value, context) =>
        value === null || value === undefined ? t.success(null) : inner.validate(value, context),
      encodeOrNull(inner.encode),
    )
  }
}

/** An identity encoder stays the identity, so that records can skip the field; most fields are encoded as they are. */
const encodeOrNull = <A, O>(encode: t.Encode<A, O>): t.Encode<A | null, O | null> =>
  encode === (t.identity as unknown)
    ? (encode as t.Encode<A | null, O | null>)
    : (value) => (value === null ? null : encode(value))

/** Makes a codec accept `null`. */
export const nullable = <A, O>(codec: t.Type<A, O>) => new NullableType(codec)

/** A codec of a value that is encoded as it is and accepted when it passes the check. */
export const checked = <A extends string | number>(
  name: string,
  is: (value: unknown) => value is A,
): t.Type<A, A> =>
  new t.Type<A, A>(
    name,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  )

/** Text that matches a pattern as a whole. */
export const matching = (name: string, pattern: RegExp): t.Type<string, string> =>
  checked(name, (value): value is string => typeof value === 'string' && pattern.test(value))

/** One value of a vocabulary. The list is the domain's, so that it is defined once. */
export function oneOf<const Word extends string>(
  words: readonly Word[],
  name = words.join(' | '),
): t.Type<Word, string> {
  const known: ReadonlySet<unknown> = new Set(words)
  return checked(name, (value): value is Word => known.has(value))
}

/** One of some numbers. */
export const oneNumber = <Value extends number>(values: readonly Value[]) =>
  checked<Value>(`one of ${values.join(', ')}`, (value): value is Value =>
    values.some((one) => one === value),
  )

/** Text with at least one character that is not blank. */
export const text = checked(
  'text',
  (value): value is string => typeof value === 'string' && value.trim() !== '',
)

/** A store code: any non-empty text without a comma, because lists of codes are comma-joined (S-765). */
export const hyperionId = checked(
  'store code',
  (value): value is string => text.is(value) && !value.includes(','),
)

/** An opportunity id: digits only, so that no path segment can be mistaken for one (api.md D-06). */
export const opptId = matching('opportunity id', /^\d{1,18}$/)

/** The id of a thing that is no opportunity: opaque to the client, digits to us. */
export const id = checked('id', opptId.is)

/** Text of at most so many characters; it may be empty. */
export const textUpTo = (most: number): t.Type<string, string> =>
  checked(
    `text up to ${most} characters`,
    (value): value is string => typeof value === 'string' && value.length <= most,
  )

/** A text that says something, with at most so many characters. */
export const filledTextUpTo = (most: number): t.Type<string, string> =>
  checked(
    `text of 1 to ${most} characters`,
    (value): value is string => text.is(value) && value.length <= most,
  )

/** What a window of the app calls itself. */
export const windowId = checked(
  'window id',
  (value): value is string => typeof value === 'string' && isWindowId(value),
)

/** A yes or no in a path: `true` or `false`. */
export const flagText = new t.Type<boolean, string>(
  'true or false',
  (value): value is boolean => typeof value === 'boolean',
  (value, context) =>
    value === 'true' || value === 'false' ? t.success(value === 'true') : t.failure(value, context),
  String,
)

/** A day of a store's calendar, `2024-03-05`. */
export const day = checked(
  'day',
  (value): value is string => typeof value === 'string' && isInstant(`${value}T00:00:00.000Z`),
)

/** Such a day where the rules reckon with it. */
export const calendarDay = checked('day', (value): value is Day => typeof value === 'string' && isDay(value))

/** A whole number within the safe range; `from` and `to` are inclusive. */
export const whole = (
  from = Number.MIN_SAFE_INTEGER,
  to = Number.MAX_SAFE_INTEGER,
): t.Type<number, number> => {
  const fits = (value: unknown): value is number =>
    Number.isSafeInteger(value) && from <= (value as number) && (value as number) <= to
  const name =
    from === Number.MIN_SAFE_INTEGER
      ? 'whole number'
      : `whole number ${from} to ${to === Number.MAX_SAFE_INTEGER ? 'any' : to}`
  return checked(name, fits)
}

/** A whole number that arrives as text, as query parameters do. */
export const wholeText = (from?: number, to?: number): t.Type<number, string> => {
  const inner = whole(from, to)
  return new t.Type<number, string>(
    inner.name,
    inner.is,
    (value, context) =>
      typeof value === 'string' && /^-?\d+$/.test(value)
        ? inner.validate(Number(value), context)
        : t.failure(value, context),
    String,
  )
}

/** A finite number. */
export const figure = checked(
  'number',
  (value): value is number => typeof value === 'number' && Number.isFinite(value),
)

/** Dollars with at most two decimals on the wire, ten billion at most either way; whole cents inside. */
export const dollars = new t.Type<Cents, number>(
  'dollars',
  (value): value is Cents => Number.isSafeInteger(value),
  (value, context) =>
    either.chain(figure.validate(value, context), (amount) => {
      const cents = centsOfDollars(amount)
      return cents === null ? t.failure(value, context, 'at most two decimals') : t.success(cents)
    }),
  dollarsOfCents,
)

/** A UTC moment, `2024-03-05T18:07:00.000Z`. */
export const instant: t.Type<Instant, string> = checked(
  'instant',
  (value): value is Instant => typeof value === 'string' && isInstant(value),
)

/** A list of at least `least` and at most so many items. */
export function listUpTo<Item extends t.Mixed>(
  most: number,
  item: Item,
  least = 1,
): t.ReadonlyArrayType<Item, readonly t.TypeOf<Item>[], readonly t.OutputOf<Item>[]> {
  const list = t.readonlyArray(item)
  const fits = ({ length }: readonly unknown[]) => least <= length && length <= most
  return new t.ReadonlyArrayType(
    `list of ${least} to ${most}`,
    (value): value is readonly t.TypeOf<Item>[] => list.is(value) && fits(value),
    (value, context) =>
      either.chain(list.validate(value, context), (items) =>
        fits(items) ? t.success(items) : t.failure(value, context),
      ),
    list.encode,
    item,
  )
}

/** A page of a list (L-562). */
export const pageOf = <A, O>(item: t.Type<A, O>): t.Type<Page<A>, Page<O>> =>
  t.strict(
    { list: t.readonlyArray(item), total: whole(0), page: whole(1), pageCount: whole(0) },
    `page of ${item.name}`,
  )
