import type { Associate } from './associate'
import { emptyFlagPanel, flagBatch, flagsLoaded, type FlagBatch, type FlagPanel } from './flagPanel'

/** What a flag panel of several opportunities does with the people who are chosen in it: one of the two (ours). */
export type FlagAction = 'flag' | 'unflag'

/**
 * The flag panel of several opportunities as it opens (ours): for whom each of them is flagged is another matter in every
 * one, so the panel takes nobody as flagged when flags are to be set, and everybody when they are to be removed. Its
 * further rules are those of the single panel.
 *
 * @param userName the signed-in user, whose switch starts off.
 * @example toggleMyself(flagPanelOfMany('flag', associates, 'jordan.mills')).isFlaggedByMe // true
 */
export const flagPanelOfMany = (
  action: FlagAction,
  associates: readonly Associate[],
  userName: string,
): FlagPanel => flagsLoaded(emptyFlagPanel, action === 'flag' ? [] : associates, userName)

/**
 * The flags that such a panel sets or removes in every opportunity; empty when nobody is chosen.
 *
 * @example flagsOfMany(panel, associates, 'jordan.mills').length // 2
 */
export const flagsOfMany = (
  panel: FlagPanel,
  associates: readonly Associate[],
  userName: string,
): FlagBatch['associates'] =>
  flagBatch(panel, { opptId: '', hyperionId: '' }, associates, userName)?.associates ?? []

/**
 * Whom a panel of several opportunities offers: those who work at every one of their stores, in the order of the first.
 *
 * @param ofStores the associates of each store.
 */
export const associatesOfEvery = (ofStores: readonly (readonly Associate[])[]): readonly Associate[] => {
  const [first = [], ...others] = ofStores
  return first.filter(({ userName }) =>
    others.every((associates) => associates.some((associate) => associate.userName === userName)),
  )
}
