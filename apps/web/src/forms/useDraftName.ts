import { printDraftName, type KeptForm } from '@retain/domain/opportunity/keptDraft'
import { useAppSelector } from '../core/state/appHooks'
import { selectUser } from '../session/sessionSlice'

/**
 * The name under which the user's draft of a record is kept; `null` while nobody is known, when nothing is kept.
 *
 * @param recordId what is edited, as {@link printDraftName} has it.
 * @example const form = useDraft(emptyNote, rules, useDraftName('note', opptId))
 */
export function useDraftName(form: KeptForm, recordId: string): string | null {
  const userName = useAppSelector(selectUser)?.userName ?? ''
  return userName === '' ? null : printDraftName({ userName, form, recordId })
}
