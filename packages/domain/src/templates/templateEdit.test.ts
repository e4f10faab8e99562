import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { template } from '../../cases/templates'
import {
  copiedFields,
  emptyTemplate,
  isSameTemplateField,
  templateDraft,
  templateFields,
  validateTemplate,
  type TemplateDraft,
} from './templateEdit'

const email = templateDraft(template())
const guide = templateDraft(template({ templateTypeName: 'call', subject: null }))
const wrongs = (draft: TemplateDraft) => {
  const checked = validateTemplate(draft, '1001')
  return E.isLeft(checked) ? checked.left.map(({ field, message }) => `${field}: ${message}`) : []
}

describe('a template', () => {
  it('can be saved with a name, a level, a text, and for emails a subject [O-385] [OP-120]', () => {
    expect(validateTemplate({ ...email, name: ' Lease end ', subject: ' Your\ncar ' }, '1001')).toEqual(
      E.right({
        templateId: '1',
        name: 'Lease end',
        templateTypeName: 'email',
        templateCategory: 'Store',
        hyperionId: '1001',
        subject: 'Your car',
        body: '<p>Hi {{CustomerFirstName}}</p>',
      }),
    )
    expect(validateTemplate(guide, '1001')).toMatchObject({
      right: { templateTypeName: 'call', subject: null },
    })
    expect(validateTemplate({ ...guide, templateCategory: 'Global' }, '1001')).toMatchObject({
      right: { templateCategory: 'Global' },
    })
  })

  it('says everything that it still needs [O-385] [OP-120]', () => {
    expect(wrongs({ ...emptyTemplate('email'), name: ' ', body: '<p></p>' })).toEqual([
      'name: A name is needed.',
      'templateCategory: A level is needed.',
      'subject: A subject is needed.',
      'body: A text is needed.',
    ])
    expect(wrongs(emptyTemplate('call'))).toEqual([
      'name: A name is needed.',
      'templateCategory: A level is needed.',
      'body: A text is needed.',
    ])
  })

  it('has sizes', () => {
    const most = { name: ` ${'n'.repeat(100)} `, subject: ` ${'s'.repeat(200)} `, body: 'b'.repeat(204_800) }
    expect(wrongs({ ...email, ...most })).toEqual([])
    expect(
      wrongs({ ...email, name: 'n'.repeat(101), subject: 's'.repeat(201), body: `${most.body}b` }),
    ).toEqual([
      'name: A name can hold up to 100 characters.',
      'subject: A subject can hold up to 200 characters.',
      'body: A template can hold up to 200 KB.',
    ])
    expect(wrongs({ ...guide, subject: 's'.repeat(201) })).toEqual([
      'subject: A subject can hold up to 200 characters.',
    ])
  })

  it('opens as it was saved, and a new one is empty', () => {
    expect(email).toEqual({
      templateId: '1',
      name: 'Lease end',
      templateTypeName: 'email',
      templateCategory: 'Store',
      subject: 'Your {{CurrentVehicleModel}}',
      body: '<p>Hi {{CustomerFirstName}}</p>',
    })
    expect(guide.subject).toBe('')
    expect(emptyTemplate('call')).toMatchObject({ templateId: null, name: '', templateCategory: null })
  })
})

describe('a field of two drafts', () => {
  it.each([
    ['name', { name: 'x' }],
    ['templateTypeName', { templateTypeName: 'call' }],
    ['templateCategory', { templateCategory: 'Brand' }],
    ['subject', { subject: 'x' }],
    ['body', { body: '<p>x</p>' }],
    ['body', { body: '' }],
  ] as const)('differs: %s in %j', (field, change) => {
    expect(isSameTemplateField(field, { ...email, ...change }, email)).toBe(false)
    expect(isSameTemplateField(field, email, email)).toBe(true)
  })

  it('is the same with blanks, or with what an editor leaves behind', () => {
    const blanks = { ...email, name: ` ${email.name} `, subject: ` ${email.subject} ` }
    const fresh = emptyTemplate('email')
    for (const field of ['name', 'subject'] as const) {
      expect(isSameTemplateField(field, blanks, email)).toBe(true)
      expect(isSameTemplateField(field, email, blanks)).toBe(true)
    }
    expect(isSameTemplateField('body', { ...fresh, body: '<p></p>' }, fresh)).toBe(true)
    expect(isSameTemplateField('body', { ...fresh, body: '<p>x</p>' }, fresh)).toBe(false)
  })
})

it('a copy has everything of the other one under a name of its own, which fits', () => {
  const fields = templateFields(email)
  expect(copiedFields(fields)).toEqual({
    name: 'Copy of Lease end',
    templateTypeName: 'email',
    templateCategory: 'Store',
    subject: 'Your {{CurrentVehicleModel}}',
    body: '<p>Hi {{CustomerFirstName}}</p>',
  })
  expect(copiedFields({ ...email, name: 'n'.repeat(100) }).name).toHaveLength(100)
})
