import { helpLinkNoun, type HelpLink } from '@retain/domain/help/helpLink'
import {
  helpLinkDraft,
  isSameHelpLinkField,
  newHelpLink,
  validateHelpLink,
  type HelpLinkDraft,
  type HelpLinkFields,
} from '@retain/domain/help/helpLinkDraft'
import { confirmations } from '@retain/domain/messages/confirmations'
import { useMemo } from 'react'
import { useConcurrentEdit } from '../../forms/useConcurrentEdit'
import { useDraftName } from '../../forms/useDraftName'
import { useFieldMessages } from '../../forms/useFieldMessages'
import { useSaving } from '../../forms/useSaving'
import { newRowId } from '../admin-list/useShownRow'
import { helpAdminApi } from './helpAdminApi'

const fields = ['linkTitle', 'linkDescription', 'linkUrl', 'orderBy']

const { createHelpLink, updateHelpLink } = helpAdminApi.endpoints

const fieldsOf = ({
  linkTitle,
  linkDescription,
  linkUrl,
  disabled,
  orderBy,
}: HelpLinkDraft): HelpLinkFields => ({ linkTitle, linkDescription, linkUrl, disabled, orderBy })

/**
 * The form of a help link: beside others who edit the same one, and kept in this browser until it is saved or discarded (S-421,
 * S-422, S-434, S-438 to S-440).
 *
 * @param link `null` for a new one.
 */
export function useHelpLinkForm(link: HelpLink | null, onSaved: (saved: HelpLink) => void) {
  const id = link?.helpLinkId ?? null
  const onFile = useMemo(() => fieldsOf(link === null ? newHelpLink : helpLinkDraft(link)), [link])
  const rules = useMemo(
    () => ({
      isSame: isSameHelpLinkField,
      validate: (typed: HelpLinkFields) => validateHelpLink({ ...typed, helpLinkId: id }),
    }),
    [id],
  )
  const keptAs = useDraftName('helpLink', id ?? newRowId)
  const edit = useConcurrentEdit(onFile, rules, keptAs)
  const saving = useSaving(edit.form, {
    noun: helpLinkNoun,
    send: ({ helpLinkId, ...body }: HelpLinkDraft, idempotencyKey) =>
      link === null || helpLinkId === null
        ? createHelpLink.initiate({ body: { ...body, helpLinkId: null }, idempotencyKey }, { track: false })
        : updateHelpLink.initiate({ body: { ...body, helpLinkId }, version: link.version }, { track: false }),
    savedText: confirmations.helpLinkSaved.text,
    staleTags: ['HelpLink'],
    onSaved,
  })
  const messages = useFieldMessages(edit.form, saving, fields, false)
  const write = <Field extends keyof HelpLinkFields>(field: Field, value: HelpLinkFields[Field]) => {
    messages.touch(field)
    edit.write(field, value)
  }
  return { edit, saving, messages, write, isNew: link === null }
}

/** The form of a help link. */
export type HelpLinkForm = ReturnType<typeof useHelpLinkForm>
