import { describe, expect, it } from 'vitest'
import type { Associate } from './associate'
import {
  emptyFlagPanel,
  flagBatch,
  flagsLoaded,
  isFlagPanelDirty,
  offeredAssociates,
  toggleAssociate,
  toggleMyself,
  type FlagPanel,
} from './flagPanel'

const associate = (userName: string, isFlagged = false): Associate => ({
  userName,
  givenName: `${userName} given`,
  familyName: `${userName} family`,
  email: `${userName}@example.test`,
  isFlagged,
})
const [me, ann, bob] = [associate('me'), associate('ann'), associate('bob', true)]
const everybody = [me, ann, bob]
const opportunity = { opptId: '17', hyperionId: '1001' }
const loaded = () => flagsLoaded(emptyFlagPanel, [bob], 'me')
const batch = (panel: FlagPanel) => flagBatch(panel, opportunity, everybody, 'me')
const names = (panel: FlagPanel) =>
  batch(panel)?.associates.map(({ userName, isFlagged }) => [userName, isFlagged]) ?? null

describe('the flag panel is dirty', () => {
  it('when an associate is active [O-253]', () => {
    const active = toggleAssociate(loaded(), 'ann')
    expect(active.active).toEqual(['ann'])
    expect(isFlagPanelDirty(active)).toBe(true)
    expect(toggleAssociate(active, 'ann')).toEqual(loaded())
    const two = toggleAssociate(active, 'me')
    expect(two.active).toEqual(['ann', 'me'])
    expect(toggleAssociate(two, 'ann').active).toEqual(['me'])
  })

  it('when the unflag list is not empty [O-254]', () => {
    const unflagging = toggleAssociate(loaded(), 'bob')
    expect(unflagging.unflagged).toEqual(['bob'])
    expect(isFlagPanelDirty(unflagging)).toBe(true)
    expect(isFlagPanelDirty(toggleAssociate(unflagging, 'bob'))).toBe(false)
  })

  it('when the myself flag changed [O-255]', () => {
    expect(isFlagPanelDirty(toggleMyself(loaded()))).toBe(true)
    expect(isFlagPanelDirty(toggleMyself(toggleMyself(loaded())))).toBe(false)
  })

  it('not by its first action, which loads the flags [O-256] [OP-068]', () => {
    expect(emptyFlagPanel).toEqual({ loaded: null, active: [], unflagged: [], isFlaggedByMe: false })
    expect(toggleAssociate(emptyFlagPanel, 'bob')).toMatchObject({ active: ['bob'], unflagged: [] })
    expect(isFlagPanelDirty(emptyFlagPanel)).toBe(false)
    expect(isFlagPanelDirty(loaded())).toBe(false)
    const mine = flagsLoaded(emptyFlagPanel, [me], 'me')
    expect(mine.isFlaggedByMe).toBe(true)
    expect(isFlagPanelDirty(mine)).toBe(false)
    expect(isFlagPanelDirty(toggleMyself(emptyFlagPanel))).toBe(false)
  })
})

describe('flags that are loaded again', () => {
  it('keep what was chosen, as far as it means something [O-251]', () => {
    const chosen = toggleMyself(toggleAssociate(toggleAssociate(loaded(), 'ann'), 'bob'))
    expect(flagsLoaded(chosen, [bob], 'me')).toEqual(chosen)
    expect(flagsLoaded(chosen, [ann], 'me')).toMatchObject({ active: [], unflagged: [], isFlaggedByMe: true })
    expect(isFlagPanelDirty(flagsLoaded(chosen, [ann, me], 'me'))).toBe(false)
  })

  it('take the own flag where it was not turned', () => {
    expect(flagsLoaded(loaded(), [me], 'me').isFlaggedByMe).toBe(true)
  })
})

describe('what a panel saves', () => {
  it('is every flag that changes, with the names of a person [OP-069]', () => {
    expect(batch(toggleAssociate(loaded(), 'ann'))).toEqual({
      opptId: '17',
      hyperionId: '1001',
      associates: [
        {
          userName: 'ann',
          email: 'ann@example.test',
          firstName: 'ann given',
          lastName: 'ann family',
          isFlagged: true,
        },
      ],
    })
    expect(names(toggleMyself(toggleAssociate(toggleAssociate(loaded(), 'ann'), 'bob')))).toEqual([
      ['me', true],
      ['ann', true],
      ['bob', false],
    ])
    expect(names(toggleMyself(flagsLoaded(emptyFlagPanel, [me], 'me')))).toEqual([['me', false]])
  })

  it('is nothing while nothing changed, or when those who did have left the store', () => {
    expect(batch(loaded())).toBeNull()
    expect(batch(emptyFlagPanel)).toBeNull()
    expect(batch(toggleAssociate(loaded(), 'gone'))).toBeNull()
  })
})

it('a panel offers everybody but the user', () => {
  expect(offeredAssociates(everybody, 'me')).toEqual([ann, bob])
})
