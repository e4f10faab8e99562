import { deleteHelpLinkQuestion, type HelpLinkFields } from '@retain/domain/help/helpLinkDraft'
import type { HelpLink } from '@retain/domain/help/helpLink'
import { confirmations } from '@retain/domain/messages/confirmations'
import { excerpt } from '@retain/domain/text/excerpt'
import { htmlText } from '@retain/domain/text/html/escapeHtml'
import { Card } from '@retain/ui/card'
import { useDeferredValue } from 'react'
import type { AdminWork } from '../admin-list/AdminScreen'
import { ConfirmChanges, type ConfirmedField } from '../admin-list/ConfirmChanges'
import { ConfirmFoot } from '../admin-list/ConfirmFoot'
import { HelpLine } from '../help/HelpLine'
import { helpAdminApi } from './helpAdminApi'
import { HelpLinkEditor } from './HelpLinkEditor'
import { useHelpLinkForm } from './useHelpLinkForm'

const longestExcerpt = 60

const confirmed: readonly ConfirmedField<HelpLinkFields>[] = [
  { field: 'linkTitle', label: 'Title', shown: ({ linkTitle }) => linkTitle },
  { field: 'linkUrl', label: 'Address', shown: ({ linkUrl }) => linkUrl },
  { field: 'orderBy', label: 'Position', shown: ({ orderBy }) => String(orderBy) },
  { field: 'disabled', label: 'Disabled', shown: ({ disabled }) => (disabled ? 'Yes' : 'No') },
  {
    field: 'linkDescription',
    label: 'Description',
    shown: ({ linkDescription }) => excerpt(htmlText(linkDescription), longestExcerpt),
  },
]

/** One help link in three steps: edited, looked at as everybody will see it, and confirmed (S-431). */
export function HelpLinkWork({ row, onSaved, onDeleted }: AdminWork<HelpLink>) {
  const form = useHelpLinkForm(row, onSaved)
  const { edit, saving, messages, isNew } = form
  const preview = useDeferredValue(edit.fields)
  return (
    <>
      <div data-column="form">
        <HelpLinkEditor form={form} />
      </div>
      <div data-column="preview">
        <Card title="Preview">
          <HelpLine link={preview} />
        </Card>
        <ConfirmChanges edit={edit} isNew={isNew} fields={confirmed}>
          <ConfirmFoot
            form={edit.form}
            saving={saving}
            messages={messages}
            deletion={
              row && {
                title: deleteHelpLinkQuestion,
                text: `The link "${row.linkTitle}" goes for everybody.`,
                send: () =>
                  helpAdminApi.endpoints.deleteHelpLink.initiate(
                    { body: { helpLinkId: row.helpLinkId } },
                    { track: false },
                  ),
                deletedText: confirmations.helpLinkDeleted.text,
              }
            }
            onDeleted={onDeleted}
          />
        </ConfirmChanges>
      </div>
    </>
  )
}
