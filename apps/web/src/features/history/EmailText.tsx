import type { HistoryEmail } from '@retain/domain/activity/history/historyEntry'
import { allowedHtml } from '@retain/domain/text/html/allowedHtml'
import { htmlText } from '@retain/domain/text/html/escapeHtml'
import { styled } from 'styled-components'
import { useLazyCode } from '../../core/lazy/useLazyCode'
import { EmailFiles } from './EmailFiles'
import { LongText } from './LongText'
import { richTextViewer } from './richTextViewer'

const Subject = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`

/** What stands where a mail has nothing to show. */
const Missing = styled.span`
  color: var(--ink-3);
`

/** An email of the history: its subject, its text, and its files. It shows as plain text until the code for its HTML is there. */
export function EmailText({ email }: { readonly email: HistoryEmail }) {
  const { module } = useLazyCode(richTextViewer)
  const plain = htmlText(email.emailBody)
  return (
    <>
      <Subject dir="auto">{email.emailSubject || <Missing>No subject</Missing>}</Subject>
      {plain.trim() === '' ? (
        email.attachments.length === 0 && (
          <p>
            <Missing>The email has no text.</Missing>
          </p>
        )
      ) : (
        <LongText>
          {module === null ? (
            <p>{plain}</p>
          ) : (
            <module.RichTextViewer html={email.emailBody} allowList={allowedHtml} />
          )}
        </LongText>
      )}
      <EmailFiles files={email.attachments} />
    </>
  )
}
