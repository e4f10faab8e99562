import { openedEdit } from '@retain/domain/edit/concurrentEdit'
import type { KeptForm } from '@retain/domain/opportunity/keptDraft'
import { useState } from 'react'
import { keptDrafts } from '../../../core/browser/keptDrafts'
import { useDraftName } from '../../../forms/useDraftName'

/** Whether a card is read or edited. */
export interface CardEdit {
  readonly isEditing: boolean
  /** The name under which what is typed is kept; `null` while nobody is signed in. */
  readonly keptAs: string | null
  /** The focus goes into the form, or back to the button that opened it: somebody pressed. */
  readonly movesFocus: boolean
  readonly open: () => void
  readonly close: () => void
}

/** Any edit is kept in this shape: which fields it has, its form knows. */
const anyEdit = openedEdit(null)

/** Whether the card of an opportunity is edited: from the press of its button, or because something was typed before a reload. */
export function useCardEdit(form: KeptForm, opptId: string): CardEdit {
  const keptAs = useDraftName(form, opptId)
  const [state, setState] = useState(() => ({
    isEditing: keptAs !== null && keptDrafts.read(keptAs, anyEdit) !== null,
    movesFocus: false,
  }))
  return {
    ...state,
    keptAs,
    open: () => setState({ isEditing: true, movesFocus: true }),
    close: () => setState({ isEditing: false, movesFocus: true }),
  }
}
