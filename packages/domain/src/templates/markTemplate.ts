import { allowedHtml, type AllowedHtml } from '../text/html/allowedHtml'
import { escapeHtml } from '../text/html/escapeHtml'
import { fillMarks, openToSignature } from './fillTemplate'
import type { PlaceholderValues } from './placeholders'

/** The attributes that a marked text carries: around a value, and around a placeholder that nothing stands for. */
const marks = ['data-filled', 'data-gap'] as const

/** What is allowed in a text that `markBody` made. */
export const markedHtml: AllowedHtml = {
  ...allowedHtml,
  attributes: { ...allowedHtml.attributes, span: [...allowedHtml.attributes.span, ...marks] },
}

/** What was typed is HTML already. */
const gap = (typed: string) => `<span data-gap="">${typed}</span>`

/**
 * A body as it is read by whoever uses or edits the template: each value is marked, and so is each placeholder that nothing is
 * known for or that is none, which is shown as typed. A Signature is HTML of its own and is not marked.
 *
 * @example markBody('Hi {{CustomerFirstName}}', values) // 'Hi <span data-filled="">Hana</span>'
 */
export const markBody = (body: string, values: PlaceholderValues): string =>
  fillMarks(openToSignature(body, values), (name, typed) => {
    if (name === null || values[name] === '') return gap(typed)
    return name === 'Signature' ? values.Signature : `<span data-filled="">${escapeHtml(values[name])}</span>`
  })
