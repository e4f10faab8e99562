import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { can, isManager } from './can'
import { generalAccess, permissions } from './permissions'

const held = 'Opportunity_Application_Access'
const missing = 'Opportunity_Can_Edit_HelpLink'

describe('can', () => {
  it('passes for a held role [S-356] [O-413]', () => {
    expect([can([held], held), can([held], missing)]).toEqual([true, false])
  })

  it('passes for a list when any of it is held [S-357] [O-414]', () => {
    expect(can([held], [missing, held])).toBe(true)
    expect(can([held], [missing, 'Opportunity_Can_Access_Sandbox'])).toBe(false)
  })

  it('fails for a user without roles, whatever is asked [S-358] [O-415]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...permissions), fc.subarray([...permissions]), (one, list) => {
        expect([can([], one), can([], list)]).toEqual([false, false])
      }),
    )
  })

  it('fails for an empty list, even with every role [S-741]', () => {
    expect(can(permissions, [])).toBe(false)
  })

  it('knows 21 permission names, blanks included [S-359] [S-740]', () => {
    expect(new Set(permissions).size).toBe(21)
    expect(permissions.filter((name) => name.includes(' '))).toEqual([
      'CanView360 Access',
      'CanView360 Numbers',
      'CanView360 View Deal Info',
    ])
    for (const name of permissions) expect(permissions.filter((other) => can([name], other))).toEqual([name])
    expect(generalAccess).toBe('Opportunity_Application_Access')
  })
})

it('a manager holds Opportunity_Can_Set_No_Longer_Owned [S-738] [L-543]', () => {
  expect(permissions.filter((name) => isManager([name]))).toEqual(['Opportunity_Can_Set_No_Longer_Owned'])
})
