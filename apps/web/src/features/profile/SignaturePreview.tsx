import { isEmptyHtml } from '@retain/domain/text/html/emptyHtml'
import { allowedHtml } from '@retain/domain/text/html/allowedHtml'
import { Card } from '@retain/ui/card'
import { RichTextViewer } from '@retain/ui/rich-text-viewer'
import { useDeferredValue } from 'react'
import { useAppSelector } from '../../core/state/appHooks'
import { selectActiveStore } from '../../session/active-store/activeStoreSlice'
import { selectUser } from '../../session/sessionSlice'
import { Disclaimer } from '../template-admin/previewStyle'
import { Head, Letter } from '../templates/letterStyle'
import { useDisclaimerText } from '../templates/useDisclaimerText'
import { Quoted } from './profileStyle'

interface SignaturePreviewProps {
  /** HTML, as it is being written. */
  readonly signature: string
}

/** An email with the signature below it, while it is written. */
export function SignaturePreview({ signature }: SignaturePreviewProps) {
  const shown = useDeferredValue(signature)
  const fullName = useAppSelector(selectUser)?.fullName ?? ''
  const store = useAppSelector(selectActiveStore)
  const disclaimer = useDisclaimerText(store?.hyperionId)
  return (
    <Card title="Preview in an email">
      <Letter>
        <Head>
          <div>
            <dt>From</dt>
            <dd>{[fullName, store?.name].filter((text) => text !== undefined && text !== '').join(', ')}</dd>
          </div>
          <div>
            <dt>To</dt>
            <dd>A customer</dd>
          </div>
          <div>
            <dt>Subject</dt>
            <dd>
              <b>Your vehicle is worth more than you owe</b>
            </dd>
          </div>
        </Head>
        <p>Shall I put the figures together for Friday?</p>
        {isEmptyHtml(shown) ? (
          <p>Without a signature nothing stands here.</p>
        ) : (
          <Quoted>
            <RichTextViewer html={shown} allowList={allowedHtml} />
          </Quoted>
        )}
        {disclaimer !== '' && <Disclaimer>{`Email Disclaimer · ${disclaimer}`}</Disclaimer>}
      </Letter>
    </Card>
  )
}
