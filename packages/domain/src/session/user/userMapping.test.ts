import { describe, expect, it } from 'vitest'
import type { UserAccess } from './user'
import { fullNameOf, initials, knownPermissions, toUser } from './userMapping'

const access: UserAccess = {
  authorities: [
    'Opportunity_Application_Access',
    'Opportunity_Application_Access',
    'CanView360 Access',
    'Other_App',
  ],
  stores: [{ storeCode: 'HAR', name: 'Harborview Motors', timeZoneOffset: '-05:00' }],
  email: 'ann.lee@example.com',
  userName: 'alee',
  givenName: 'Ann',
  familyName: 'Lee',
  phone: '(305) 555-0100',
  phoneExt: '12',
  mobile: '305.555.0101',
  picture: 'https://example.com/ann.png',
  pictureContent: 'data:image/png;base64,AA==',
  sub: '42',
  profile: { signature: '<p>Ann</p>' },
}
const user = toUser(access)

describe('toUser', () => {
  it('has each role once, and no authority of another system [S-118] [S-355]', () => {
    expect(user.roles).toEqual(['Opportunity_Application_Access', 'CanView360 Access'])
  })

  it('has stores with name, code and offset [S-119]', () => {
    expect(user.stores).toEqual([{ hyperionId: 'HAR', name: 'Harborview Motors', utcOffset: '-05:00' }])
  })

  it('has what the answer tells of the person [S-120] [S-122] [S-124]', () => {
    expect(user).toMatchObject({
      email: 'ann.lee@example.com',
      userName: 'alee',
      givenName: 'Ann',
      familyName: 'Lee',
      phone: '(305) 555-0100',
      phoneExt: '12',
      mobile: '305.555.0101',
      picture: 'https://example.com/ann.png',
      pictureContent: 'data:image/png;base64,AA==',
      sub: '42',
      profile: { signature: '<p>Ann</p>' },
    })
  })

  it('has the digits of both phones [S-121]', () => {
    expect([user.phoneClean, user.mobileClean]).toEqual(['3055550100', '3055550101'])
    expect(toUser({ ...access, mobile: null }).mobileClean).toBeNull()
    expect(toUser({ ...access, phone: null }).phoneClean).toBeNull()
  })

  it('has a full name of both names [S-123] [S-722]', () => {
    expect(user.fullName).toBe('Ann Lee')
    expect(toUser({ ...access, givenName: null }).fullName).toBe('Lee')
    expect(toUser({ ...access, givenName: null, familyName: ' ' }).fullName).toBe('alee')
  })
})

it('the initials are those of the names, else of the user name [S-722]', () => {
  expect(initials(user)).toBe('AL')
  expect(initials({ givenName: 'élodie', familyName: null, userName: 'x' })).toBe('É')
  expect(initials({ givenName: null, familyName: null, userName: 'jmills' })).toBe('J')
  expect(initials({ givenName: null, familyName: null, userName: '' })).toBe('')
})

it('only texts that name a permission of Retain are roles', () => {
  const granted = ['CanView360 Access', 'CanView360 Access', 'Payroll_Access', 7, null, undefined]
  expect(knownPermissions(granted)).toEqual(['CanView360 Access'])
})

it('somebody without a name is called by the user name', () => {
  const known = { userName: 'alee', givenName: null, familyName: null }
  expect(fullNameOf({ ...known, givenName: ' Ann ', familyName: 'Lee' })).toBe('Ann Lee')
  expect(fullNameOf({ ...known, familyName: 'Lee' })).toBe('Lee')
  expect(fullNameOf({ ...known, givenName: 'Ann', familyName: ' ' })).toBe('Ann')
  expect(fullNameOf({ ...known, givenName: ' ' })).toBe('alee')
})
