import { expect, it } from 'vitest'
import type { Associate } from './associate'
import { associatesOfEvery, flagPanelOfMany, flagsOfMany } from './flagMany'
import { isFlagPanelDirty, toggleAssociate, toggleMyself, type FlagPanel } from './flagPanel'

const associate = (userName: string): Associate => ({
  userName,
  givenName: `${userName} given`,
  familyName: `${userName} family`,
  email: `${userName}@example.test`,
  isFlagged: false,
})
const [me, ann, bob] = [associate('me'), associate('ann'), associate('bob')]
const everybody = [me, ann, bob]
const flags = (panel: FlagPanel) =>
  flagsOfMany(panel, everybody, 'me').map(({ userName, isFlagged }) => [userName, isFlagged])

it('the panel of several opportunities sets the flags of those who are chosen [O-253] [O-255] [O-256]', () => {
  const panel = flagPanelOfMany('flag', everybody, 'me')
  expect([isFlagPanelDirty(panel), flags(panel)]).toEqual([false, []])
  const chosen = toggleAssociate(toggleMyself(panel), 'bob')
  expect(isFlagPanelDirty(chosen)).toBe(true)
  expect(flags(chosen)).toEqual([
    ['me', true],
    ['bob', true],
  ])
})

it('or removes them, and leaves the others as they are [O-254]', () => {
  const panel = flagPanelOfMany('unflag', everybody, 'me')
  expect(isFlagPanelDirty(panel)).toBe(false)
  expect(flags(toggleAssociate(toggleMyself(panel), 'ann'))).toEqual([
    ['me', false],
    ['ann', false],
  ])
})

it('offers those who work at every store of the rows', () => {
  expect(associatesOfEvery([])).toEqual([])
  expect(associatesOfEvery([everybody])).toEqual(everybody)
  expect(associatesOfEvery([everybody, [bob, me]])).toEqual([me, bob])
})
