import { fillSubject, unknownPlaceholders, usedPlaceholders } from '@retain/domain/templates/fillTemplate'
import type { TemplateFields } from '@retain/domain/templates/templateEdit'
import { Card } from '@retain/ui/card'
import { ComboBox } from '@retain/ui/combo-box'
import { ErrorState } from '@retain/ui/error-state'
import { Skeleton } from '@retain/ui/skeleton'
import { Check, TriangleAlert } from 'lucide-react'
import { memo, useDeferredValue } from 'react'
import { useAppSelector } from '../../core/state/appHooks'
import { selectActiveStore } from '../../session/active-store/activeStoreSlice'
import { selectUser } from '../../session/sessionSlice'
import { Head, Letter } from '../templates/letterStyle'
import { MarkedText } from '../templates/MarkedText'
import { useDisclaimerText } from '../templates/useDisclaimerText'
import { AsCustomer, Counts, Disclaimer } from './previewStyle'
import { usePreviewCustomer, type PreviewCustomer } from './usePreviewCustomer'
import type { PreviewCustomers } from './usePreviewCustomers'

interface TemplatePreviewProps {
  readonly fields: TemplateFields
  readonly hyperionId: string
  readonly customers: PreviewCustomers
  /** The chosen customer's opportunity; `null` while there is none. */
  readonly opptId: string | null
  readonly onChoose: (opptId: string | null) => void
}

/** The template as a chosen customer would get it, or hear it, while it is written. */
export const TemplatePreview = memo(function TemplatePreview(props: TemplatePreviewProps) {
  const { hyperionId, customers, opptId, onChoose } = props
  // Typing goes before looking.
  const fields = useDeferredValue(props.fields)
  const customer = usePreviewCustomer(opptId)
  const content = () => {
    if (customers.isError || customer.isError) return <ErrorState onRetry={customer.retry} />
    if (customer.isLoading || (opptId === null && customers.isLoading)) return <Skeleton lines={6} />
    return fields.templateTypeName === 'email' ? (
      <EmailPreview fields={fields} hyperionId={hyperionId} customer={customer} />
    ) : (
      <Letter>
        <MarkedText body={fields.body} values={customer.values} look="guide" />
      </Letter>
    )
  }
  return (
    <Card
      title="Preview"
      isFoldable
      action={
        <AsCustomer>
          <span aria-hidden="true">as</span>
          <ComboBox
            label="As customer"
            isLabelHidden
            placeholder="Type a name"
            options={customers.options}
            value={opptId}
            onChange={onChoose}
            onTextChange={customers.onTextChange}
            areOptionsFiltered
            isLoading={customers.isLoading}
          />
        </AsCustomer>
      }
    >
      {content()}
      <Usage fields={fields} customer={customer} />
    </Card>
  )
})

interface PartProps {
  readonly fields: TemplateFields
  readonly customer: PreviewCustomer
}

function EmailPreview({ fields, hyperionId, customer }: PartProps & { readonly hyperionId: string }) {
  const fullName = useAppSelector(selectUser)?.fullName ?? ''
  const storeName = useAppSelector(selectActiveStore)?.name ?? ''
  const disclaimer = useDisclaimerText(hyperionId)
  return (
    <Letter>
      <Head>
        <div>
          <dt>From</dt>
          <dd>{`${fullName}, ${storeName}`}</dd>
        </div>
        <div>
          <dt>To</dt>
          <dd>{customer.email ?? 'No address on file'}</dd>
        </div>
        <div>
          <dt>Subject</dt>
          <dd>
            <b>{fillSubject(fields.subject, customer.values)}</b>
          </dd>
        </div>
      </Head>
      <MarkedText body={fields.body} values={customer.values} look="email" />
      {disclaimer !== '' && <Disclaimer>{`Email Disclaimer · ${disclaimer}`}</Disclaimer>}
    </Letter>
  )
}

const counted = (count: number): string => (count === 1 ? '1 placeholder' : `${count} placeholders`)

/** How many placeholders the customer fills, and which stay open. */
function Usage({ fields, customer }: PartProps) {
  const text = `${fields.subject} ${fields.body}`
  const { filled, missing } = usedPlaceholders(text, customer.values)
  const unknown = unknownPlaceholders(text)
  return (
    <Counts>
      <span>
        <Check aria-hidden="true" />
        {`${counted(filled.length)} filled`}
      </span>
      {missing.length > 0 && (
        <span data-warn="">
          <TriangleAlert aria-hidden="true" />
          {`Nothing known for ${missing.join(', ')}`}
        </span>
      )}
      {unknown.length > 0 && (
        <span data-warn="">
          <TriangleAlert aria-hidden="true" />
          {`${unknown.length} unknown`}
        </span>
      )}
    </Counts>
  )
}
