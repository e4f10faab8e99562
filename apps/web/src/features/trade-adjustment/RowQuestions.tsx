import { cancellationOf, extensionOf } from '@retain/domain/trade-adjustment/adjustmentEffect'
import {
  adjustedVehicleName,
  adjustmentExpirations,
  adjustmentText,
  cancelAdjustmentQuestion,
  type TradeAdjustmentRow,
} from '@retain/domain/trade-adjustment/tradeAdjustment'
import { ConfirmDialog } from '@retain/ui/confirm-dialog'
import { FormDialog } from '@retain/ui/form-dialog'
import { RadioGroup } from '@retain/ui/radio-group'
import { useState } from 'react'
import { usePostAdjustment } from './usePostAdjustment'

interface RowQuestionProps {
  readonly hyperionId: string
  readonly row: TradeAdjustmentRow
  /** It was answered, whatever became of it. */
  readonly onEnd: () => void
}

const nameOf = (row: TradeAdjustmentRow): string => `${adjustedVehicleName(row)}: ${adjustmentText(row)}`

/** Asks before an adjustment is cancelled, and cancels it (O-340, OP-109). */
export function CancelQuestion({ hyperionId, row, onEnd }: RowQuestionProps) {
  const { post, isPosting } = usePostAdjustment(hyperionId, onEnd)
  return (
    <ConfirmDialog
      title={cancelAdjustmentQuestion}
      isOpen
      isDestructive
      isAwaitingClose={isPosting}
      onConfirm={() => post(cancellationOf(row))}
      onCancel={onEnd}
    >
      {`${nameOf(row)}. Values return with the refresh of the following day.`}
    </ConfirmDialog>
  )
}

const choices = adjustmentExpirations.map((days) => ({ id: String(days), label: `${days} days from today` }))

/** Asks for how long an adjustment goes on, and extends it (OP-109). */
export function ExtendQuestion({ hyperionId, row, onEnd }: RowQuestionProps) {
  const [days, setDays] = useState<string | null>(null)
  const { post, isPosting } = usePostAdjustment(hyperionId, onEnd)
  const expiration = adjustmentExpirations.find((one) => String(one) === days)
  return (
    <FormDialog
      title="Extend trade adjustment"
      isOpen
      submitLabel="Extend"
      isSubmitDisabled={expiration === undefined}
      isAwaitingClose={isPosting}
      onSubmit={() => {
        if (expiration !== undefined) post(extensionOf(row, expiration))
      }}
      onClose={onEnd}
    >
      <RadioGroup label={nameOf(row)} options={choices} value={days} onChange={setDays} />
    </FormDialog>
  )
}
