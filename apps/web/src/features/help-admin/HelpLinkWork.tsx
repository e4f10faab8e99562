import { deleteHelpLinkQuestion, type HelpLinkFields } from '@retain/domain/help/helpLinkDraft'
import type { HelpLink } from '@retain/domain/help/helpLink'
import { confirmations } from '@retain/domain/messages/confirmations'
import { excerpt } from '@retain/domain/text/excerpt'
import { htmlText } from '@retain/domain/text/html/escapeHtml'
import { Button } from '@retain/ui/button'
import { Card } from '@retain/ui/card'
import { useDeferredValue, useState } from 'react'
import { EditFoot } from '../../forms/EditFoot'
import type { AdminWork } from '../admin-list/AdminScreen'
import { ConfirmChanges, type ConfirmedField } from '../admin-list/ConfirmChanges'
import { DeleteRow } from '../admin-list/DeleteRow'
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
  const [isAsking, setIsAsking] = useState(false)
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
          <EditFoot
            form={edit.form}
            saving={saving}
            messages={messages}
            apart={
              row !== null && (
                <Button variant="danger" isDisabled={saving.isSaving} onPress={() => setIsAsking(true)}>
                  Delete
                </Button>
              )
            }
          />
        </ConfirmChanges>
      </div>
      {isAsking && row !== null && (
        <DeleteRow
          title={deleteHelpLinkQuestion}
          text={`The link "${row.linkTitle}" goes for everybody.`}
          send={() =>
            helpAdminApi.endpoints.deleteHelpLink.initiate(
              { body: { helpLinkId: row.helpLinkId } },
              { track: false },
            )
          }
          deletedText={confirmations.helpLinkDeleted.text}
          onEnd={() => setIsAsking(false)}
          onDeleted={() => {
            edit.form.reset()
            onDeleted()
          }}
        />
      )}
    </>
  )
}
