import { markAsUnreadLabel, type Announcement } from '@retain/domain/announcements/announcement'
import type { AnnouncementFields } from '@retain/domain/announcements/announcementDraft'
import { confirmations } from '@retain/domain/messages/confirmations'
import { allowedHtml } from '@retain/domain/text/html/allowedHtml'
import { excerpt } from '@retain/domain/text/excerpt'
import { htmlText } from '@retain/domain/text/html/escapeHtml'
import { Accordion } from '@retain/ui/accordion'
import { Button } from '@retain/ui/button'
import { Card } from '@retain/ui/card'
import { RichTextViewer } from '@retain/ui/rich-text-viewer'
import { useDeferredValue, useMemo } from 'react'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { Body } from '../../shell/announcements/announcementsStyle'
import type { AdminWork } from '../admin-list/AdminScreen'
import { ConfirmChanges, type ConfirmedField } from '../admin-list/ConfirmChanges'
import { ConfirmFoot } from '../admin-list/ConfirmFoot'
import { announcementAdminApi } from './announcementAdminApi'
import { AnnouncementEditor } from './AnnouncementEditor'
import { momentText } from './momentText'
import { useAnnouncementForm } from './useAnnouncementForm'

const longestExcerpt = 60

/** One announcement in three steps: edited, looked at as everybody will see it, and confirmed (S-432). */
export function AnnouncementWork({ row, onSaved, onDeleted }: AdminWork<Announcement>) {
  const form = useAnnouncementForm(row, onSaved)
  const { edit, saving, messages, isNew } = form
  const offset = useStoreOffset()
  const confirmed = useMemo<readonly ConfirmedField<AnnouncementFields>[]>(
    () => [
      { field: 'title', label: 'Title', shown: ({ title }) => title },
      { field: 'body', label: 'Text', shown: ({ body }) => excerpt(htmlText(body), longestExcerpt) },
      {
        field: 'displayFrom',
        label: 'Display from',
        shown: ({ displayFrom }) => momentText(displayFrom, offset) || 'At once',
      },
      {
        field: 'displayTo',
        label: 'Display to',
        shown: ({ displayTo }) => momentText(displayTo, offset) || 'Without end',
      },
      { field: 'active', label: 'Active', shown: ({ active }) => (active ? 'Yes' : 'No') },
    ],
    [offset],
  )
  return (
    <>
      <div data-column="form">
        <AnnouncementEditor form={form} />
      </div>
      <div data-column="preview">
        <Preview fields={edit.fields} />
        <ConfirmChanges edit={edit} isNew={isNew} fields={confirmed}>
          <p>All stores see it. Who has read it keeps it as read.</p>
          <ConfirmFoot
            form={edit.form}
            saving={saving}
            messages={messages}
            deletion={
              row && {
                title: 'Delete announcement',
                text: `Do you want to delete the announcement "${row.title}"? It goes for everybody, with its alerts.`,
                send: () =>
                  announcementAdminApi.endpoints.deleteAnnouncement.initiate(
                    { body: { announcementId: row.announcementId } },
                    { track: false },
                  ),
                deletedText: confirmations.announcementDeleted.text,
              }
            }
            onDeleted={onDeleted}
          />
        </ConfirmChanges>
      </div>
    </>
  )
}

/** The announcement as it shows in the dialog of everybody. */
function Preview({ fields }: { readonly fields: AnnouncementFields }) {
  const { title, body, displayFrom } = useDeferredValue(fields)
  const offset = useStoreOffset()
  return (
    <Card title="Preview">
      <Accordion
        keepsSummary
        defaultExpanded={['preview']}
        items={[
          {
            id: 'preview',
            title: title.trim() === '' ? 'Without a title' : title,
            summary: momentText(displayFrom, offset),
            isUnread: false,
            content: (
              <Body>
                <RichTextViewer html={body} allowList={allowedHtml} />
                <Button size="small" isDisabled>
                  {markAsUnreadLabel}
                </Button>
              </Body>
            ),
          },
        ]}
      />
    </Card>
  )
}
