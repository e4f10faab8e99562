import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCases } from '../../cases/readCases'
import {
  customerDraft,
  customerFailedText,
  customerFields,
  customerPhoneTitles,
  customerSavedText,
  isCustomerDirty,
  titleOnCall,
  validateCustomer,
  type CustomerField,
} from './customerEdit'

const onFile = {
  email: 'hana@example.com',
  mobilePhone: '5550140182',
  homePhone: '5550140127',
  workPhone: null,
}
const baseline = () => customerDraft(onFile)
const wrongs = (change: Partial<ReturnType<typeof baseline>>) => {
  const checked = validateCustomer({ ...baseline(), ...change })
  return E.isLeft(checked) ? checked.left.map(({ field, message }) => `${field}: ${message}`) : []
}
const phones: readonly CustomerField[] = ['mobilePhone', 'homePhone', 'workPhone']

describe('the customer edit', () => {
  it('has an email and three phones, by titles of its own [O-233] [O-234] [OP-028]', () => {
    expect(customerFields).toEqual(['email', 'mobilePhone', 'homePhone', 'workPhone'])
    expect(Object.values(customerPhoneTitles)).toEqual(['Mobile', 'Home', 'Work'])
    expect(titleOnCall).toEqual({ workPhone: 'Day', homePhone: 'Evening', mobilePhone: 'Mobile' })
  })

  it('opens with what is on file, and saves the same', () => {
    expect(baseline()).toEqual({
      email: 'hana@example.com',
      mobilePhone: '(555) 014 - 0182',
      homePhone: '(555) 014 - 0127',
      workPhone: '',
    })
    expect(validateCustomer(baseline())).toEqual(E.right(onFile))
    expect(customerDraft({ ...onFile, workPhone: '5550140199' }).workPhone).toBe('(555) 014 - 0199')
    const none = { email: null, mobilePhone: null, homePhone: null, workPhone: null }
    expect(validateCustomer(customerDraft(none))).toEqual(E.right(none))
  })

  it.each(phones)('takes a %s of ten digits, not of nine or eleven [O-236] [OP-063] [D-43]', (field) => {
    const refused = [`${field}: A phone number has ten digits.`]
    expect(wrongs({ [field]: '(555) 014-018' })).toEqual(refused)
    expect(wrongs({ [field]: '555.014.0182' })).toEqual([])
    expect(wrongs({ [field]: '2 (555) 014-0182' })).toEqual(refused)
    expect(validateCustomer({ ...baseline(), [field]: '1 (555) 014-0182' })).toMatchObject({
      right: { [field]: '5550140182' },
    })
  })

  it('leaves an email alone that holds the digits of a phone', () => {
    const email = 'hana5550140182@example.com'
    expect(validateCustomer({ ...baseline(), email })).toMatchObject({ right: { email } })
  })

  it('removes what was emptied [OP-063]', () => {
    expect(validateCustomer({ ...baseline(), email: ' ', mobilePhone: '  ' })).toEqual(
      E.right({ ...onFile, email: null, mobilePhone: null }),
    )
  })

  it('says everything that is wrong [OP-063]', () => {
    expect(wrongs({ email: 'h@example.com', mobilePhone: '1', homePhone: 'none', workPhone: '12' })).toEqual([
      'email: The email address is not complete.',
      'mobilePhone: A phone number has ten digits.',
      'homePhone: A phone number has ten digits.',
      'workPhone: A phone number has ten digits.',
    ])
  })

  it('keeps an extension with its phone, and refuses what cannot be dialled', () => {
    expect(validateCustomer({ ...baseline(), workPhone: '(207) 555-0110 ext. 12' })).toEqual(
      E.right({ ...onFile, workPhone: '2075550110x12' }),
    )
    const kept = customerDraft({ ...onFile, workPhone: '2075550110x12' })
    expect(kept.workPhone).toBe('(207) 555 - 0110, Ext: 12')
    expect(isCustomerDirty({ ...kept, workPhone: '2075550110 x12' }, kept)).toBe(false)
    expect(isCustomerDirty({ ...kept, workPhone: '2075550110' }, kept)).toBe(true)
    expect(wrongs({ mobilePhone: '٢٠٧٥٥٥٠١١٠', homePhone: '011-555-0110' })).toEqual([
      'mobilePhone: A phone number is written with the digits 0 to 9.',
      'homePhone: There is no area code 011.',
    ])
  })

  it('reads phones as people write them', () => {
    const plain = readCases('phones-composed.csv').filter(({ class: kind }) => kind === 'ok')
    expect(plain.flatMap(({ input = '' }) => wrongs({ homePhone: input }))).toEqual([])
  })

  it('judges every text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (email, homePhone) => {
        const draft = { ...baseline(), email, homePhone }
        expect(E.isRight(validateCustomer(draft))).toBe(wrongs(draft).length === 0)
      }),
    )
  })
})

describe('the customer edit is dirty', () => {
  it.each(customerFields)('when %s differs, and not when it is restored [O-235]', (field) => {
    const value = field === 'email' ? 'jo@example.com' : '5550140199'
    expect(isCustomerDirty({ ...baseline(), [field]: value }, baseline())).toBe(true)
    expect(isCustomerDirty({ ...baseline(), [field]: 'x' }, baseline())).toBe(true)
    expect(isCustomerDirty({ ...baseline() }, baseline())).toBe(false)
  })

  it('not when a phone is only written otherwise, or blanks were typed [O-235]', () => {
    const same = { email: ' hana@example.com', mobilePhone: '555-014-0182', homePhone: '1 5550140127' }
    expect(isCustomerDirty({ ...baseline(), ...same, workPhone: ' ' }, baseline())).toBe(false)
    expect(isCustomerDirty({ ...baseline(), homePhone: '' }, baseline())).toBe(true)
  })
})

it('the texts of saving are fixed', () => {
  expect([customerSavedText, customerFailedText]).toEqual([
    'Success Saving Customer Info',
    'Failed Saving Customer Info',
  ])
})
