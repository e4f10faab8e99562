import { describe, expect, it } from 'vitest'
import type { Permission } from '../session/user/permissions'
import {
  canEditTemplates,
  listedTypes,
  templateCategories,
  templateDeletedText,
  templateKinds,
  templateSavedText,
  templateTypeNames,
} from './template'

it('a template is for emails or for calls, in the words of wire and screen [O-364] [O-367] [OP-118]', () => {
  expect(templateTypeNames).toEqual(['email', 'call'])
  expect(templateKinds).toEqual({ email: 'EmailTemplate', call: 'CallGuide' })
})

it('the levels are three [O-365] [O-368]', () => {
  expect([...templateCategories].sort()).toEqual(['Brand', 'Global', 'Store'])
})

it('the texts of saving and deleting are fixed', () => {
  expect([templateSavedText, templateDeletedText]).toEqual(['Template Saved', 'Template Deleted'])
})

describe('a screen', () => {
  const email: readonly Permission[] = ['Opportunity_Can_Edit_Email_Templates']
  const guides: readonly Permission[] = ['Opportunity_Can_Edit_Call_Guides']
  const both = [...email, ...guides]

  it.each([
    ['EmailTemplates', email, ['email']],
    ['EmailTemplates', guides, []],
    ['EmailTemplates', both, ['email', 'call']],
    ['CallGuides', email, []],
    ['CallGuides', guides, ['call']],
    ['CallGuides', both, ['call']],
  ] as const)('%s lists for %j: %j [OP-117] [D-37]', (screen, roles, types) => {
    expect(listedTypes(screen, roles)).toEqual(types)
  })

  it('is edited with the permission of the type [OP-119]', () => {
    expect(templateTypeNames.filter((type) => canEditTemplates(email, type))).toEqual(['email'])
    expect(templateTypeNames.filter((type) => canEditTemplates(guides, type))).toEqual(['call'])
    expect(templateTypeNames.filter((type) => canEditTemplates([], type))).toEqual([])
  })
})
