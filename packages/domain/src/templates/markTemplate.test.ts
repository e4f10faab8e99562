import { expect, it } from 'vitest'
import { associateFacts, opportunityFacts, values } from '../../cases/templates'
import { fillBody } from './fillTemplate'
import { markBody, markedHtml } from './markTemplate'
import { placeholderValues } from './placeholders'

it('what is filled in is marked, and so is what is not', () => {
  expect(markBody('<p>{{CustomerFirstName}}, {{Nobody}}: {{PaymentAmount}}</p>', values)).toBe(
    '<p><span data-filled="">Hana</span>, <span data-gap="">{{Nobody}}</span>: <span data-filled="">$436</span></p>',
  )
  expect(markBody('{{PaymentAmount}}', { ...values, PaymentAmount: '' })).toBe(
    '<span data-gap="">{{PaymentAmount}}</span>',
  )
})

it('what is no placeholder is shown as it was typed', () => {
  expect(markBody('{{A &amp; B}}', values)).toBe('<span data-gap="">{{A &amp; B}}</span>')
})

it('a signature is put in as it is', () => {
  expect(markBody('{{Signature}}', values)).toBe('<p>Jordan <b>Mills</b></p>')
})

it('values are text, as in the body that is sent', () => {
  const hostile = placeholderValues(associateFacts, {
    ...opportunityFacts,
    customer: { firstName: '<b onclick="x()">', lastName: '' },
  })
  expect(markBody('{{CustomerFirstName}}', hostile)).toBe(
    `<span data-filled="">${fillBody('{{CustomerFirstName}}', hostile)}</span>`,
  )
})

it('allows the marks on spans alone, beside everything else', () => {
  expect(markedHtml.attributes['span']).toEqual(['data-ink', 'data-filled', 'data-gap'])
  expect(markedHtml.attributes['*']).toEqual(['dir'])
})
