import { expect, it } from 'vitest'
import { startUpSteps, storeChangeSteps, storeChangeThrottle } from './startUp'

it('the start has seven steps in order [S-125] [S-126] [S-127] [S-128] [S-130]', () => {
  expect(startUpSteps).toEqual([
    'loadStores',
    'checkStore',
    'loadSettings',
    'activateStore',
    'connectSocket',
    'countNoReply',
    'initialiseVoip',
  ])
})

it('a change of store repeats steps 2 to 4 and 6 [S-726]', () => {
  expect(storeChangeSteps).toEqual([1, 2, 3, 5].map((at) => startUpSteps[at]))
})

it('changes of store are passed on every 500 ms at most [S-139]', () => {
  expect(storeChangeThrottle).toBe(500)
})
