import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { associateFacts, opportunityFacts, template, values } from '../../cases/templates'
import { htmlText } from '../text/html/escapeHtml'
import { htmlParts } from '../text/html/htmlParts'
import {
  fillBody,
  fillSubject,
  fillTemplate,
  replaceUnknown,
  unknownPlaceholders,
  usedPlaceholders,
} from './fillTemplate'
import { placeholderMark, placeholders, placeholderValues, type Placeholder } from './placeholders'

describe('a placeholder', () => {
  it('is one of thirteen [OP-122]', () => {
    expect(placeholders).toHaveLength(13)
  })

  it.each<[Placeholder, string, string]>([
    ['AssociateName', 'Jordan Mills', '[O-370]'],
    ['AssociatePhone', '(555) 014 - 0101, Ext: 12', '[O-371]'],
    ['AssociateStore', 'Lakeside Motors', '[O-372]'],
    ['CurrentVehicleMake', 'Honda', '[O-373]'],
    ['CurrentVehicleModel', 'Accord', '[O-374]'],
    ['CurrentVehicleYearMakeModelTrim', '2021 Honda Accord EX-L', '[O-375] [O-382]'],
    ['YearMakeModelTrim', '2021 Honda Accord EX-L', '[O-382] [OP-122]'],
    ['CustomerFirstName', 'Hana', '[O-376]'],
    ['CustomerName', 'Hana Castellanos', '[O-377]'],
    ['PaymentAmount', '$436', '[O-378]'],
    ['PaymentsRemaining', '39', '[O-379]'],
    ['ReplacementVehicleModel', 'RAV4', '[O-380]'],
    ['Signature', '<p>Jordan <b>Mills</b></p>', '[O-381]'],
  ])('%s is replaced by %s %s', (name, value) => {
    expect(fillBody(`<p>a ${placeholderMark(name)} b ${placeholderMark(name)}</p>`, values)).toBe(
      `<p>a ${value} b ${value}</p>`,
    )
  })

  it('without a value becomes empty [OP-121]', () => {
    const empty = placeholderValues(
      { fullName: '', phone: null, phoneExt: null, storeName: '', signature: null },
      {
        customer: null,
        currentVehicle: null,
        paymentAmount: null,
        paymentsRemaining: null,
        replacementVehicleModel: null,
      },
    )
    for (const name of placeholders) {
      expect(fillBody(`[${placeholderMark(name)}]`, empty), name).toBe('[]')
      expect(fillSubject(`[${placeholderMark(name)}]`, empty), name).toBe('[]')
    }
  })

  it.each([
    '{{Nobody}}',
    '{{customername}}',
    '{{ CustomerName }}',
    '{CustomerName}',
    '{{}}',
    '{{CustomerName',
  ])('that is unknown stays as typed: %s [OP-121]', (typed) => {
    expect(fillBody(typed, values)).toBe(typed)
    expect(fillSubject(typed, values)).toBe(typed)
  })

  it('is left out where a part of a vehicle is not known', () => {
    const vehicle = { year: null, make: 'Honda', model: ' ', trim: 'EX' }
    expect(
      placeholderValues(associateFacts, { ...opportunityFacts, currentVehicle: vehicle }).YearMakeModelTrim,
    ).toBe('Honda EX')
  })
})

describe('what is filled in', () => {
  const named = (firstName: string) =>
    placeholderValues(associateFacts, { ...opportunityFacts, customer: { firstName, lastName: '' } })

  it('shows as it is in a body, whatever it holds', () => {
    expect(fillBody('<p>{{CustomerName}}</p>', named('<b>"O\'Brien" & $&'))).toBe(
      '<p>&lt;b&gt;&quot;O&#39;Brien&quot; &amp; $&amp;</p>',
    )
  })

  it.each([
    "Siobhán O'Néill",
    'O’Shaughnessy, Máire',
    'Ann & Bob Carter',
    'Jane Doe <script>',
    `=HYPERLINK("http://example.test","Click")`,
    "Bobby'); DROP TABLE Students;--",
    '李小龙',
    'محمد بن عبد الله',
    '👩🏽‍🚒 Driver',
  ])('is a name like any other: %s', (name) => {
    expect(fillSubject('{{CustomerFirstName}}', named(name))).toBe(name)
    const body = fillBody('<p>{{CustomerFirstName}}</p>', named(name))
    expect(htmlText(body)).toBe(name)
    expect(htmlParts(body).filter(({ kind }) => kind === 'tag')).toHaveLength(2)
  })

  it('is text in a subject, the signature too', () => {
    expect(fillSubject('{{CustomerName}}: {{Signature}}', named('Ann & Bob $1'))).toBe(
      'Ann & Bob $1: Jordan Mills',
    )
  })

  it('is a Signature in place of the paragraph that it has to itself, and stays in one that says more [O-381]', () => {
    const signed = (signature: string) =>
      placeholderValues({ ...associateFacts, signature }, opportunityFacts)
    const body = '<p>Kind regards,</p><p>{{Signature}}</p>'
    expect(fillBody(body, signed('<p>Ann</p><p>Sales</p>'))).toBe(
      '<p>Kind regards,</p><p>Ann</p><p>Sales</p>',
    )
    expect(fillBody(body, signed('<b>Ann</b>'))).toBe('<p>Kind regards,</p><p><b>Ann</b></p>')
    expect(fillBody(body, signed(''))).toBe('<p>Kind regards,</p><p></p>')
    expect(fillBody('<p>Yours {{Signature}}</p>', signed('<p>Ann</p>'))).toBe('<p>Yours <p>Ann</p></p>')
  })

  it('is filled in once: a name that looks like a placeholder is a name', () => {
    expect(fillSubject('{{CustomerName}}', named('{{AssociateName}}'))).toBe('{{AssociateName}}')
    expect(fillBody('{{CustomerName}}', named('{{AssociateName}}'))).toBe('{{AssociateName}}')
  })

  it('is subject and body together', () => {
    expect(fillTemplate(template(), values)).toEqual({ subject: 'Your Accord', body: '<p>Hi Hana</p>' })
    expect(fillTemplate(template({ subject: null }), values).subject).toBe('')
  })

  it('leaves a text without placeholders alone', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!text.includes('{{'))
        expect(fillBody(text, values)).toBe(text)
        expect(unknownPlaceholders(text)).toEqual([])
      }),
    )
  })
})

it('unknown placeholders are named once each', () => {
  expect(unknownPlaceholders('{{CustomerFirstName}} {{customername}} {{x}} {{customername}}')).toEqual([
    'customername',
    'x',
  ])
})

it('tells which placeholders of a text are filled, and which nothing is known for [OP-121]', () => {
  const text = '{{CustomerFirstName}} {{PaymentAmount}} {{CustomerFirstName}} {{Nobody}}'
  expect(usedPlaceholders(text, { ...values, PaymentAmount: '' })).toEqual({
    filled: ['CustomerFirstName'],
    missing: ['PaymentAmount'],
  })
})

it('an unknown placeholder is replaced everywhere, or taken out', () => {
  const text = '{{Lease}} {{LeaseEnd}} {{Lease}} $&'
  expect(replaceUnknown(text, 'Lease', 'PaymentAmount')).toBe(
    '{{PaymentAmount}} {{LeaseEnd}} {{PaymentAmount}} $&',
  )
  expect(replaceUnknown(text, 'Lease', null)).toBe(' {{LeaseEnd}}  $&')
})
