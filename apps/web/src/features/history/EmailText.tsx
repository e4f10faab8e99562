import type { HistoryEmail } from '@retain/domain/activity/history/historyEntry'
import { allowedHtml } from '@retain/domain/text/html/allowedHtml'
import { htmlText } from '@retain/domain/text/html/escapeHtml'
import { styled } from 'styled-components'
import { useLazyCode } from '../../core/lazy/useLazyCode'
import { EmailFiles } from './EmailFiles'
import { richTextViewer } from './richTextViewer'

const Subject = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`

/** An email of the history: its subject, its text, and its files. It shows as plain text until the code for its HTML is there. */
export function EmailText({ email }: { readonly email: HistoryEmail }) {
  const { module } = useLazyCode(richTextViewer)
  return (
    <>
      <Subject>{email.emailSubject}</Subject>
      {module === null ? (
        <p>{htmlText(email.emailBody)}</p>
      ) : (
        <module.RichTextViewer html={email.emailBody} allowList={allowedHtml} />
      )}
      <EmailFiles files={email.attachments} />
    </>
  )
}
