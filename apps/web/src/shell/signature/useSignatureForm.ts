import { confirmations } from '@retain/domain/messages/confirmations'
import { printDraftName } from '@retain/domain/opportunity/keptDraft'
import {
  isSameProfileField,
  profileNoun,
  validateProfile,
  type Profile,
} from '@retain/domain/session/user/profile'
import { useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '../../core/state/appHooks'
import { useConcurrentEdit } from '../../forms/useConcurrentEdit'
import { useFieldMessages } from '../../forms/useFieldMessages'
import { useSaving } from '../../forms/useSaving'
import { selectUser, userRetrieved } from '../../session/sessionSlice'
import { profileApi } from './profileApi'

const rules = { isSame: isSameProfileField, validate: validateProfile }
const fields = ['signature']

/**
 * The form of the email signature: kept in this browser until it is saved or discarded. What is saved stands in the emails and
 * templates of this window from then on (S-122, S-414, S-447).
 */
export function useSignatureForm({ version, signature, ...person }: Profile, onSaved?: () => void) {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const { userName } = person
  const onFile = useMemo(() => ({ signature: signature ?? '' }), [signature])
  const keptAs = printDraftName({ userName, form: 'signature', recordId: userName })
  const edit = useConcurrentEdit(onFile, rules, keptAs)
  const saving = useSaving(edit.form, {
    noun: profileNoun,
    send: (saved) =>
      profileApi.endpoints.saveProfile.initiate(
        { params: { username: userName }, body: { ...person, signature: saved }, version },
        { track: false },
      ),
    savedText: confirmations.profileSaved.text,
    staleTags: ['Profile'],
    onSaved: ({ signature: saved }) => {
      if (user !== null) dispatch(userRetrieved({ ...user, profile: { signature: saved } }))
      onSaved?.()
    },
  })
  const messages = useFieldMessages(edit.form, saving, fields, false)
  return { edit, saving, messages }
}

/** The form of the email signature. */
export type SignatureForm = ReturnType<typeof useSignatureForm>
