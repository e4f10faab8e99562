import * as t from 'io-ts'
import { either } from 'fp-ts/Either'
import { joinList, splitList } from '@retain/domain/text/commaList'
import { mostChoices } from '@retain/domain/work-log/filters/choices'
import { allId } from '@retain/domain/work-log/filters/filterOption'
import { checked, oneOf } from './codecs'

/**
 * What a search may leave open: the value, or the empty text. ALL is read as the empty text, which the service reads as if
 * the field were absent (L-563).
 */
export const open = <A, O>(codec: t.Type<A, O>): t.Type<A | '', O | ''> =>
  new t.Type<A | '', O | ''>(
    codec.name,
    (value): value is A | '' => value === '' || codec.is(value),
    (value, context) => (value === '' || value === allId ? t.success('') : codec.validate(value, context)),
    (value) => (value === '' ? '' : codec.encode(value)),
  )

/** Many values as one comma-joined text (`joinList`), at most 500 of them (api.md 1.2). It may be empty, or ALL. */
export const choices = checked(
  `up to ${mostChoices} values`,
  (value): value is string => typeof value === 'string' && splitList(value).length <= mostChoices,
)

/** The same of the words of a vocabulary. */
export function choicesOf(words: readonly string[], name: string): t.Type<string, string> {
  const known: ReadonlySet<string> = new Set([...words, allId])
  return checked(
    `${name}, comma-joined`,
    (value): value is string => choices.is(value) && splitList(value).every((one) => known.has(one)),
  )
}

/** Some words of a vocabulary as one comma-joined text: at least one, each once. */
export const wordsOf = <const Word extends string>(
  words: readonly Word[],
  name: string,
): t.Type<readonly Word[], string> => {
  const list = t.readonlyArray(oneOf(words, name))
  const isSome = (value: readonly unknown[]) => value.length > 0
  return new t.Type<readonly Word[], string>(
    `${name}s, comma-joined`,
    (value): value is readonly Word[] => list.is(value) && isSome(value),
    (value, context) => {
      const parts = typeof value === 'string' ? [...new Set(splitList(value))] : []
      return list.is(parts) && isSome(parts) ? t.success(parts) : t.failure(value, context)
    },
    joinList,
  )
}

/** What one filter of a saved search holds: whatever it is, with at most as many choices, joined or as a list. */
export const storedChoices: t.Type<unknown, unknown> = new t.Type(
  choices.name,
  (value): value is unknown => hasAllowedCount(value),
  (value, context) => (hasAllowedCount(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
)

const hasAllowedCount = (value: unknown): boolean =>
  Array.isArray(value) ? value.length <= mostChoices : typeof value !== 'string' || choices.is(value)

type Alternatives = Readonly<Record<string, t.Mixed>>

/** What one of several records holds, each with the tag that names it. */
type OneOf<Tag extends string, Records extends Alternatives> = {
  [Word in keyof Records & string]: { readonly [T in Tag]: Word } & t.TypeOf<Records[Word]>
}[keyof Records & string]

/**
 * One of several records, told apart by the value of one field (a discriminated union). Only the record of that value
 * is validated, so that errors name its fields.
 */
export class TaggedType<Tag extends string, Records extends Alternatives> extends t.Type<
  OneOf<Tag, Records>,
  unknown
> {
  /** The codec of the tag field. */
  readonly word: t.Type<keyof Records & string, string>

  constructor(
    readonly tag: Tag,
    readonly records: Records,
  ) {
    const word = oneOf(Object.keys(records))
    const fieldOf = (value: unknown): unknown => (value as Readonly<Record<string, unknown>>)[tag]
    const recordOf = (value: unknown): t.Mixed | undefined => records[String(fieldOf(value))]
    super(
      word.name,
      (value): value is OneOf<Tag, Records> =>
        t.UnknownRecord.is(value) && word.is(fieldOf(value)) && recordOf(value)?.is(value) === true,
      (value, context) =>
        either.chain(t.UnknownRecord.validate(value, context), (given) =>
          either.chain(word.validate(given[tag], t.appendContext(context, tag, word)), (chosen) => {
            const fields: t.Validation<object> =
              records[chosen]?.validate(value, context) ?? t.failure(value, context)
            // The tag says which of the records was decoded.
            return either.map(fields, (read) => ({ [tag]: chosen, ...read }) as OneOf<Tag, Records>)
          }),
        ),
      (value) => ({ [tag]: fieldOf(value), ...(recordOf(value)?.encode(value) as object) }),
    )
    this.word = word
  }
}

/**
 * Makes a codec of one of several records, told apart by the value of one field.
 *
 * @example taggedBy('source', { EQLOG: equityLogFields, SVCLOG: serviceLogFields })
 */
export const taggedBy = <Tag extends string, Records extends Alternatives>(tag: Tag, records: Records) =>
  new TaggedType(tag, records)
