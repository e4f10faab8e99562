import { escapeHtml, htmlText } from '../text/html/escapeHtml'
import { placeholderMark, placeholders, type Placeholder, type PlaceholderValues } from './placeholders'
import type { Template } from './template'

const mark = /\{\{([^{}]*)\}\}/g

const isPlaceholder = (name: string): name is Placeholder =>
  placeholders.some((placeholder) => placeholder === name)

/**
 * Every mark of a text replaced once, from the left: a value that looks like a placeholder stays as it is.
 *
 * @param valueOf what takes the place of a placeholder, or of what is none (`null`), given as typed.
 */
export const fillMarks = (
  text: string,
  valueOf: (name: Placeholder | null, typed: string) => string,
): string => text.replace(mark, (typed, name: string) => valueOf(isPlaceholder(name) ? name : null, typed))

/** Placeholders by their values; unknown ones stay as typed. */
const filled = (text: string, valueOf: (name: Placeholder) => string): string =>
  fillMarks(text, (name, typed) => (name === null ? typed : valueOf(name)))

/**
 * A subject with its placeholders filled in, case-sensitively: a known one without a value becomes empty, an unknown one
 * stays as typed (OP-121). A subject is no HTML, so that of a Signature it takes the text alone.
 *
 * @example fillSubject('Hi {{CustomerFirstName}} {{Nobody}}', values) // 'Hi Hana {{Nobody}}'
 */
export const fillSubject = (subject: string, values: PlaceholderValues): string =>
  filled(subject, (name) => (name === 'Signature' ? htmlText(values.Signature) : values[name]))

/** A paragraph that holds nothing but the Signature, and HTML that is made of blocks. */
const signatureAlone = /<p(?: [^<>]*)?>\s*\{\{Signature\}\}\s*<\/p>/g
const beginsWithBlock = /^\s*<(?:p|h[1-6]|ul|ol|table|blockquote|div)\b/i

/**
 * A body in which a Signature of paragraphs takes the place of the paragraph that its placeholder has to itself: inside of it, an
 * empty one would stand above and below the Signature.
 */
export const openToSignature = (body: string, { Signature }: Pick<PlaceholderValues, 'Signature'>): string =>
  beginsWithBlock.test(Signature) ? body.replaceAll(signatureAlone, placeholderMark('Signature')) : body

/**
 * A body with its placeholders filled in, by the same rules (O-370 to O-382, OP-121, OP-122). Values are text and are
 * escaped, so that a customer called `<b>` stays one; the Signature is HTML. The result is HTML written by users: it is
 * cleaned by `allowedHtml` like any other.
 *
 * @example fillBody('<p>Hi {{CustomerFirstName}}</p>', values) // '<p>Hi Hana</p>'
 */
export const fillBody = (body: string, values: PlaceholderValues): string =>
  filled(openToSignature(body, values), (name) =>
    name === 'Signature' ? values.Signature : escapeHtml(values[name]),
  )

/**
 * The placeholders of a text that there are, each once: those that `values` fill, and those that nothing is known for.
 *
 * @example usedPlaceholders('Hi {{CustomerFirstName}} {{Nobody}}', values) // { filled: ['CustomerFirstName'], missing: [] }
 */
export function usedPlaceholders(
  text: string,
  values: PlaceholderValues,
): { readonly filled: readonly Placeholder[]; readonly missing: readonly Placeholder[] } {
  const used = placeholders.filter((name) => text.includes(placeholderMark(name)))
  const isFilled = (name: Placeholder) => htmlText(values[name]) !== ''
  return { filled: used.filter(isFilled), missing: used.filter((name) => !isFilled(name)) }
}

/** Subject and body of a template as they are used. */
export const fillTemplate = (
  { subject, body }: Pick<Template, 'subject' | 'body'>,
  values: PlaceholderValues,
): { readonly subject: string; readonly body: string } => ({
  subject: fillSubject(subject ?? '', values),
  body: fillBody(body, values),
})

/**
 * The unknown placeholders of a text, each once, in the order of the text: they would be sent as typed (OP-121).
 *
 * @example unknownPlaceholders('{{CustomerFirstName}} {{customername}}') // ['customername']
 */
export const unknownPlaceholders = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(mark)].map(([, name = '']) => name).filter((name) => !isPlaceholder(name))),
]

/**
 * A text of a template with one unknown placeholder replaced everywhere: by another placeholder, or by nothing.
 *
 * @example replaceUnknown('Hi {{Customer}}', 'Customer', 'CustomerName') // 'Hi {{CustomerName}}'
 */
export const replaceUnknown = (text: string, name: string, by: Placeholder | null): string =>
  text.replaceAll(`{{${name}}}`, () => (by === null ? '' : placeholderMark(by)))
