import { announcementNoun, type Announcement } from '@retain/domain/announcements/announcement'
import {
  announcementDraft,
  isSameAnnouncementField,
  newAnnouncement,
  validateAnnouncement,
  type AnnouncementDraft,
  type AnnouncementFields,
} from '@retain/domain/announcements/announcementDraft'
import { confirmations } from '@retain/domain/messages/confirmations'
import { useMemo } from 'react'
import { useConcurrentEdit } from '../../forms/useConcurrentEdit'
import { useDraftName } from '../../forms/useDraftName'
import { useFieldMessages } from '../../forms/useFieldMessages'
import { useSaving } from '../../forms/useSaving'
import { newRowId } from '../admin-list/useShownRow'
import { announcementAdminApi } from './announcementAdminApi'

const fields = ['title', 'body', 'displayFrom', 'displayTo', 'active']

const { createAnnouncement, updateAnnouncement } = announcementAdminApi.endpoints

const fieldsOf = ({
  title,
  body,
  displayFrom,
  displayTo,
  active,
}: AnnouncementDraft): AnnouncementFields => ({
  title,
  body,
  displayFrom,
  displayTo,
  active,
})

/**
 * The form of an announcement: beside others who edit the same one, and kept in this browser until it is saved or discarded
 * (S-434 to S-437, S-705).
 *
 * @param announcement `null` for a new one.
 */
export function useAnnouncementForm(
  announcement: Announcement | null,
  onSaved: (saved: Announcement) => void,
) {
  const id = announcement?.announcementId ?? null
  const onFile = useMemo(
    () => fieldsOf(announcement === null ? newAnnouncement : announcementDraft(announcement)),
    [announcement],
  )
  const rules = useMemo(
    () => ({
      isSame: isSameAnnouncementField,
      validate: (typed: AnnouncementFields) => validateAnnouncement({ ...typed, announcementId: id }),
    }),
    [id],
  )
  const keptAs = useDraftName('announcement', id ?? newRowId)
  const edit = useConcurrentEdit(onFile, rules, keptAs)
  const saving = useSaving(edit.form, {
    noun: announcementNoun,
    send: ({ announcementId, ...body }: AnnouncementDraft, idempotencyKey) =>
      announcement === null || announcementId === null
        ? createAnnouncement.initiate(
            { body: { ...body, announcementId: null }, idempotencyKey },
            { track: false },
          )
        : updateAnnouncement.initiate(
            { body: { ...body, announcementId }, version: announcement.version },
            { track: false },
          ),
    savedText: confirmations.announcementSaved.text,
    staleTags: ['Announcement'],
    onSaved,
  })
  const messages = useFieldMessages(edit.form, saving, fields, false)
  const write = <Field extends keyof AnnouncementFields>(field: Field, value: AnnouncementFields[Field]) => {
    messages.touch(field)
    edit.write(field, value)
  }
  return { edit, saving, messages, write, isNew: announcement === null }
}

/** The form of an announcement. */
export type AnnouncementForm = ReturnType<typeof useAnnouncementForm>
