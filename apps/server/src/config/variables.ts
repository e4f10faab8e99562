import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

/** A variable of the environment: what README's table says of it, and how its text is read. */
export interface Variable<A> {
  readonly name: string
  /** Ends the sentence "NAME must be …". */
  readonly mustBe: string
  /** What holds when it is not set, in words for the table. */
  readonly fallback: string
  readonly meaning: string
  /** Whether its text may hold a password, so that no message repeats it. */
  readonly isSecret: boolean
  readonly codec: t.Decoder<unknown, A>
}

/** Makes a codec for the text of a variable. `undefined` says that the text is none. */
const reads = <A>(
  name: string,
  is: t.Is<A>,
  read: (text: string) => A | undefined,
): t.Type<A, string, unknown> =>
  new t.Type<A, string, unknown>(
    name,
    is,
    (value, context) => {
      const answer = typeof value === 'string' ? read(value) : undefined
      return answer === undefined ? t.failure(value, context) : t.success(answer)
    },
    String,
  )

/** Any text. */
export const anyText = reads('text', t.string.is, (text) => text)

/** One of the words. */
export const word = <const Word extends string>(words: readonly Word[]) => {
  const is = (value: unknown): value is Word => words.some((known) => known === value)
  return reads(words.join(' or '), is, (text) => (is(text) ? text : undefined))
}

/** `on` or `off`. */
export const onOff = reads('on or off', t.boolean.is, (text) =>
  text === 'on' ? true : text === 'off' ? false : undefined,
)

/** A number of digits within limits. */
export const digits = (from: number, to: number) =>
  reads('number', t.number.is, (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    return from <= value && value <= to ? value : undefined
  })

/** A price such as 3.49. */
export const price = reads('price', t.number.is, (text) =>
  /^\d{1,3}(\.\d{1,3})?$/.test(text) ? Number(text) : undefined,
)

/** An address of one of the schemes, without a slash at its end. */
export const address = (...schemes: readonly string[]) =>
  reads('address', t.string.is, (text) =>
    URL.canParse(text) && schemes.includes(new URL(text).protocol) ? text.replace(/\/+$/, '') : undefined,
  )

/** An address of one of the schemes, or a path on this server. */
export const addressOrPath = (...schemes: readonly string[]) =>
  reads('address or path', t.string.is, (text) =>
    /^\/[\w./-]*$/.test(text) || (URL.canParse(text) && schemes.includes(new URL(text).protocol))
      ? text.replace(/\/+$/, '')
      : undefined,
  )

/** A day of the calendar, `2024-03-05`. */
export const day = reads('day', t.string.is, (text) => {
  const noon = new Date(`${text}T12:00:00Z`)
  const isDay = !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(`${text}T`)
  return isDay ? text : undefined
})

/**
 * Reads one variable. Empty text counts as not set.
 *
 * @returns its value, `null` when it is not set, or one sentence that says what is wrong with it.
 */
export function readVariable<A>(
  variable: Variable<A>,
  environment: Readonly<Record<string, string | undefined>>,
): E.Either<string, A | null> {
  const text = environment[variable.name]?.trim() ?? ''
  if (text === '') return E.right(null)
  const decoded = variable.codec.decode(text)
  if (E.isRight(decoded)) return decoded
  const seen = variable.isSecret ? '' : `is "${text}"; it `
  return E.left(`${variable.name} ${seen}must be ${variable.mustBe}.`)
}
