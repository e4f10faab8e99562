import { cleanEmailBody } from '@retain/domain/activity/email/cleanEmailBody'
import { emailSender, unsubscribeText } from '@retain/domain/activity/email/emailFoot'
import { sentBody } from '@retain/domain/activity/email/sentBody'
import { cleanSubject } from '@retain/domain/activity/email/validateEmail'
import { allowedHtml } from '@retain/domain/text/html/allowedHtml'
import { Button } from '@retain/ui/button'
import { Dialog } from '@retain/ui/dialog'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { Skeleton } from '@retain/ui/skeleton'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useLazyCode } from '../../../core/lazy/useLazyCode'
import { useAppSelector } from '../../../core/state/appHooks'
import { selectActiveStore } from '../../../session/active-store/activeStoreSlice'
import { useSettings } from '../../../session/active-store/useStore'
import { selectUser } from '../../../session/sessionSlice'
import { richTextViewer } from '../../history/richTextViewer'
import { Head, Letter } from '../../templates/letterStyle'
import { useGetDisclaimerQuery } from '../../templates/templatesApi'

/** The widths that an email is looked at in: of a common phone, and of the reading column of a mail program. */
const widths = [
  { id: 'phone', label: 'Phone' },
  { id: 'desktop', label: 'Desktop' },
] as const

/** As wide as the place in which it is read, in the type that an email brings along (`composeEmail`). */
const Email = styled(Letter)`
  width: 600px;
  max-width: 100%;
  margin-block-start: 12px;
  font-family: Arial, Helvetica, sans-serif;
  font-size: 14px;
  line-height: 1.5;
  color: var(--ink);
  &[data-width='phone'] {
    width: 360px;
    margin-inline: auto;
  }
`

/** What stands below every email. */
const Foot = styled.p`
  margin-block-start: 12px;
  padding-block-start: 12px;
  border-block-start: 1px solid var(--line);
  font-size: 12px;
  color: var(--ink-2);
  & > span {
    text-decoration: underline;
  }
`

interface EmailPreviewProps {
  readonly address: string
  readonly subject: string
  /** The text as it is written. */
  readonly body: string
  readonly hyperionId: string | undefined
  readonly onClose: () => void
}

/** The email that is being written as its customer will see it, on a phone and at a desk, with what is added below it. */
export function EmailPreview({ address, subject, body, hyperionId = '', onClose }: EmailPreviewProps) {
  const [width, setWidth] = useState('phone')
  const user = useAppSelector(selectUser)
  const name = useAppSelector(selectActiveStore)?.name ?? ''
  const { EAPostalAddress: postalAddress } = useSettings()
  const { data: disclaimer } = useGetDisclaimerQuery({ query: { hyperionId } }, { skip: hyperionId === '' })
  const { module } = useLazyCode(richTextViewer)
  const whole = sentBody(cleanEmailBody(body), user?.profile.signature ?? null, disclaimer?.body ?? '')
  return (
    <Dialog
      title="Email preview"
      isOpen
      size="wide"
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          Close
        </Button>
      }
    >
      <SegmentedControl label="Seen on" options={widths} value={width} onChange={setWidth} />
      <Email data-width={width} role="group" aria-label="Email">
        <Head>
          {[
            ['From', user?.fullName ?? ''],
            ['To', address === '' ? 'No address yet' : address],
            ['Subject', cleanSubject(subject) || 'No subject yet'],
          ].map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Head>
        {module === null ? (
          <Skeleton lines={6} />
        ) : (
          <module.RichTextViewer html={whole} allowList={allowedHtml} />
        )}
        <Foot>
          {emailSender({ name, postalAddress, place: '' })}
          <br />
          <span>{unsubscribeText}</span>
        </Foot>
      </Email>
    </Dialog>
  )
}
