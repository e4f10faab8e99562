/** What happens once sign-in is complete, in this order (S-125 to S-132). */
export const startUpSteps = [
  'loadStores',
  'checkStore',
  'loadSettings',
  'activateStore',
  'connectSocket',
  'countNoReply',
  'initialiseVoip',
] as const

/** One step of the start. */
export type StartUpStep = (typeof startUpSteps)[number]

/** The steps that a change of store repeats, in this order (S-726). */
export const storeChangeSteps: readonly StartUpStep[] = [
  'checkStore',
  'loadSettings',
  'activateStore',
  'countNoReply',
]

/** How often a change of store is passed on at most, in milliseconds; the last one of the time always is (S-139, S-727). */
export const storeChangeThrottle = 500
