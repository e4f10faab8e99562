import type { Associate, Flaggable } from './associate'

/** What the flag panel holds while it is open. JSON-safe. */
export interface FlagPanel {
  /** What was loaded; `null` until then. The first loading is no change (O-256, OP-068). */
  readonly loaded: {
    /** User names of everybody for whom the opportunity is flagged. */
    readonly flagged: readonly string[]
    readonly isFlaggedByMe: boolean
  } | null
  /** User names of the associates who are to be flagged. */
  readonly active: readonly string[]
  /** User names of the flagged ones who are to be unflagged. */
  readonly unflagged: readonly string[]
  /** The switch of the user's own flag. */
  readonly isFlaggedByMe: boolean
}

/** The panel as it opens. */
export const emptyFlagPanel: FlagPanel = { loaded: null, active: [], unflagged: [], isFlaggedByMe: false }

/**
 * The panel after the flagged associates were loaded: they become the baseline, and the first time so does the own flag
 * (O-256, OP-068). Loading them again keeps what was chosen, as far as it still means something (O-251).
 */
export function flagsLoaded(
  panel: FlagPanel,
  flaggedAssociates: readonly Pick<Associate, 'userName'>[],
  userName: string,
): FlagPanel {
  const flagged = flaggedAssociates.map((associate) => associate.userName)
  const isFlaggedByMe = flagged.includes(userName)
  const isOwnFlagKept = panel.loaded !== null && panel.isFlaggedByMe !== panel.loaded.isFlaggedByMe
  return {
    loaded: { flagged, isFlaggedByMe },
    active: panel.active.filter((name) => !flagged.includes(name)),
    unflagged: panel.unflagged.filter((name) => flagged.includes(name)),
    isFlaggedByMe: isOwnFlagKept ? panel.isFlaggedByMe : isFlaggedByMe,
  }
}

const toggled = (names: readonly string[], name: string): readonly string[] =>
  names.includes(name) ? names.filter((other) => other !== name) : [...names, name]

/** Chooses an associate, or no longer: one who is flagged is to be unflagged, any other to be flagged. */
export const toggleAssociate = (panel: FlagPanel, userName: string): FlagPanel =>
  panel.loaded?.flagged.includes(userName) === true
    ? { ...panel, unflagged: toggled(panel.unflagged, userName) }
    : { ...panel, active: toggled(panel.active, userName) }

/** Turns the user's own flag. */
export const toggleMyself = (panel: FlagPanel): FlagPanel => ({
  ...panel,
  isFlaggedByMe: !panel.isFlaggedByMe,
})

/**
 * Whether the panel holds a change: an associate is active, somebody is to be unflagged, or the own flag differs; never
 * before it has loaded (O-253 to O-256, OP-068). Leaving the page does not ask about it (OP-027).
 */
export const isFlagPanelDirty = ({ loaded, active, unflagged, isFlaggedByMe }: FlagPanel): boolean =>
  loaded !== null && (active.length > 0 || unflagged.length > 0 || isFlaggedByMe !== loaded.isFlaggedByMe)

/** The associates of the store whom a panel offers: everybody but the user, who has a switch of their own. */
export const offeredAssociates = (associates: readonly Associate[], userName: string): readonly Associate[] =>
  associates.filter((associate) => associate.userName !== userName)

/** What the panel saves at once (O-454, OP-069). */
export interface FlagBatch extends Flaggable {
  readonly associates: readonly {
    readonly userName: string
    readonly email: string
    readonly firstName: string
    readonly lastName: string
    readonly isFlagged: boolean
  }[]
}

/**
 * What a panel saves: every flag that changes, the user's own included; `null` when nothing does. Somebody who is not among
 * the associates of the store any more is left out.
 *
 * @example flagBatch(panel, opportunity, associates, 'jordan.mills')?.associates.length // 2
 */
export function flagBatch(
  panel: FlagPanel,
  { opptId, hyperionId }: Flaggable,
  associates: readonly Associate[],
  userName: string,
): FlagBatch | null {
  if (!isFlagPanelDirty(panel)) return null
  const isMineChanged = panel.isFlaggedByMe !== panel.loaded?.isFlaggedByMe
  const changes = new Map<string, boolean>([
    ...panel.active.map((name) => [name, true] as const),
    ...panel.unflagged.map((name) => [name, false] as const),
    ...(isMineChanged ? [[userName, panel.isFlaggedByMe] as const] : []),
  ])
  const changed = associates.flatMap(({ userName: name, email, givenName, familyName }) => {
    const isFlagged = changes.get(name)
    return isFlagged === undefined
      ? []
      : [{ userName: name, email, firstName: givenName, lastName: familyName, isFlagged }]
  })
  return changed.length === 0 ? null : { opptId, hyperionId, associates: changed }
}
