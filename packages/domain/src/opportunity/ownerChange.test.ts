import { expect, it } from 'vitest'
import { canBecomeOwner, ownerChangeQuestion, pathAfterOwnerChange, replacedStatus } from './ownerChange'
import { statusCodes } from './status/statuses'

it('an owner change leads to the page of the new id', () => {
  expect(pathAfterOwnerChange('42')).toBe('/app/opportunity/42')
})

it('an open opportunity of somebody else can be taken over, and is then a duplicate [OP-071]', () => {
  const takeable = statusCodes.filter((statusCode) =>
    canBecomeOwner({ statusCode, ownerUserName: 'jo.ray' }, 'pat.lee'),
  )
  expect(statusCodes.filter((code) => !takeable.includes(code)).sort()).toEqual([
    'DUPE',
    'LEADCREATED',
    'NLO',
  ])
  expect(canBecomeOwner({ statusCode: 'NEW', ownerUserName: null }, 'pat.lee')).toBe(true)
  expect(canBecomeOwner({ statusCode: 'NEW', ownerUserName: 'pat.lee' }, 'pat.lee')).toBe(false)
  expect(replacedStatus).toBe('DUPE')
})

it('asks before', () => {
  expect(ownerChangeQuestion).toMatch(/\?$/)
})
