import { describe, expect, it } from 'vitest'
import { flagRequest, holderOf } from './associate'

it('a flag is set with six fields [O-247]', () => {
  const opportunity = { opptId: '17', hyperionId: '1001' }
  const user = { givenName: 'Jordan', familyName: 'Mills', email: 'jordan@example.test' }
  expect(flagRequest(opportunity, user, true)).toEqual({
    opptId: '17',
    hyperionId: '1001',
    lastName: 'Mills',
    firstName: 'Jordan',
    email: 'jordan@example.test',
    isFlagged: true,
  })
  expect(flagRequest(opportunity, { givenName: null, familyName: null, email: null }, false)).toEqual({
    ...opportunity,
    lastName: '',
    firstName: '',
    email: '',
    isFlagged: false,
  })
})

describe('the holder of a flag', () => {
  const jordan = { userName: 'jm', givenName: 'Jordan', familyName: 'Mills', email: 'jordan@example.test' }
  const priya = { userName: 'ps', givenName: 'Priya', familyName: 'Singh', email: 'sales@example.test' }
  const sam = { userName: 'sr', givenName: 'Sam', familyName: 'Rivera', email: 'sales@example.test' }
  const nobodys = { userName: 'ab', givenName: 'Ana', familyName: 'Bell', email: null }
  const people = [jordan, priya, sam, nobodys]
  const holder = (firstName: string, lastName: string, email: string) =>
    holderOf({ firstName, lastName, email }, people)

  it('is whose address it is, however it is written and whatever they are called by now', () => {
    expect(holder('Jo', 'Miller', ' JORDAN@example.test')).toBe(jordan)
  })

  it('is known by name where several share an address', () => {
    expect(holder('sam', 'rivera', 'sales@example.test')).toBe(sam)
    expect(holder('Jordan', 'Mills', 'sales@example.test')).toBeNull()
  })

  it('is known by name where no address is given', () => {
    expect(holder('Ana', 'Bell', '')).toBe(nobodys)
    expect(holder('Jordan', 'Mills', '')).toBe(jordan)
    const mononym = { userName: 'ma', givenName: null, familyName: ' Adele ', email: null }
    expect(holderOf({ firstName: '', lastName: 'Adele', email: '' }, [...people, mononym])).toBe(mononym)
  })

  it('is nobody where nobody fits, or more than one', () => {
    expect(holder('Ana', 'Other', '')).toBeNull()
    expect(holder('Jordan', 'Mills', 'other@example.test')).toBeNull()
    expect(holderOf({ firstName: 'Ana', lastName: 'Bell', email: '' }, [nobodys, nobodys])).toBeNull()
  })
})
