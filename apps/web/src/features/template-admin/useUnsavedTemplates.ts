import { useMemo } from 'react'
import { keptDrafts } from '../../core/browser/keptDrafts'
import { useAppSelector } from '../../core/state/appHooks'
import { selectUser } from '../../session/sessionSlice'

/**
 * The templates with changes of the signed-in person that are not saved: the shown one, and those that this browser keeps a draft
 * of.
 *
 * @param shownId the shown template; `null` for none and for a new one.
 * @param isDirty whether that one has such changes: its draft is kept a moment later.
 */
export function useUnsavedTemplates(shownId: string | null, isDirty: boolean): ReadonlySet<string> {
  const userName = useAppSelector(selectUser)?.userName ?? ''
  return useMemo(() => {
    const kept = keptDrafts
      .ofUser(userName)
      .flatMap(({ name }) =>
        name.form === 'emailTemplate' || name.form === 'callGuide' ? [name.recordId] : [],
      )
    return new Set([
      ...kept.filter((id) => id !== shownId),
      ...(isDirty && shownId !== null ? [shownId] : []),
    ])
  }, [userName, shownId, isDirty])
}
