import { can } from '../../../session/user/can'
import type { Permission } from '../../../session/user/permissions'

/** What decides which buttons the filter panel has. */
export interface PanelFacts {
  /** Whether the filters differ from the clean ones or from those last run (L-477). */
  readonly isDirty: boolean
  /** Whether every active filter has a value, and none a wrong one (L-476). */
  readonly isComplete: boolean
  /** The saved search that is selected, if any. */
  readonly selected: { readonly isDefault: boolean } | null
  /** Whether the log has saved searches: the Search log has the panel without them (L-481, L-548). */
  readonly hasSavedSearches: boolean
  readonly roles: readonly Permission[]
}

/** Which of the panel's buttons are there; APPLY always is. It may be disabled, and so may those that save. */
export interface PanelButtons {
  readonly RESET: boolean
  readonly SAVE: boolean
  readonly 'UPDATE SEARCH': boolean
  readonly DELETE: boolean
  readonly isApplyDisabled: boolean
  /** Of SAVE and UPDATE SEARCH. */
  readonly isSaveDisabled: boolean
}

/** What opens the saved searches that are default to changes (L-044, L-062). */
export const editDefaultSearches: Permission = 'Opportunity_Can_Edit_Default_Search_Settings'

/**
 * The buttons of the filter panel (L-031 to L-035, L-039 to L-047):
 * - RESET and SAVE while dirty;
 * - UPDATE SEARCH while dirty with a search selected that is not default, or that the user may change;
 * - DELETE while a search is selected that is not default;
 * - APPLY, disabled while a filter has no value or nothing is dirty.
 * SAVE and UPDATE SEARCH, too, are disabled while a filter has no value: every filter of a search is required (L-476).
 *
 * Where there are no saved searches, only RESET and APPLY are left (L-481, L-548).
 *
 * @example panelButtons({ isDirty: false, isComplete: true, selected: null, hasSavedSearches: true, roles }) // none, and APPLY disabled
 */
export function panelButtons(facts: PanelFacts): PanelButtons {
  const { isDirty, isComplete, hasSavedSearches, roles } = facts
  const selected = hasSavedSearches ? facts.selected : null
  return {
    RESET: isDirty,
    SAVE: isDirty && hasSavedSearches,
    'UPDATE SEARCH': isDirty && selected !== null && (!selected.isDefault || can(roles, editDefaultSearches)),
    DELETE: selected !== null && !selected.isDefault,
    isApplyDisabled: !isDirty || !isComplete,
    isSaveDisabled: !isComplete,
  }
}
