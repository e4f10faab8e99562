import {
  canChooseModel,
  chooseMake,
  type AdjustmentDraft,
  type AdjustmentField,
} from '@retain/domain/trade-adjustment/adjustmentDraft'
import {
  adjustmentExpirations,
  adjustmentPercentages,
  adjustmentSignLabels,
  adjustmentSigns,
} from '@retain/domain/trade-adjustment/tradeAdjustment'
import { Button } from '@retain/ui/button'
import { CardFrame } from '@retain/ui/card-frame'
import { media } from '@retain/ui/breakpoints'
import { FormFields } from '@retain/ui/form-layout'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { Select } from '@retain/ui/select'
import { TextField } from '@retain/ui/text-field'
import { styled } from 'styled-components'
import { RestoredNotice } from '../../forms/RestoredNotice'
import { SaveFoot } from '../../forms/SaveFoot'
import { useFieldMessages } from '../../forms/useFieldMessages'
import { useAdjustmentForm } from './useAdjustmentForm'
import { useVehicleChoices, type NameChoices } from './useVehicleChoices'

/** The six inputs beside each other, as far as there is room. */
const Inputs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(168px, 1fr));
  align-items: start;
  gap: 12px;
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
`

const fields: readonly AdjustmentField[] = [
  'year',
  'make',
  'model',
  'percentage',
  'expiration',
  'addOrSubtract',
]

const numbered = (values: readonly number[], text: (value: number) => string) =>
  values.map((value) => ({ id: String(value), label: text(value) }))

const percentages = numbered(adjustmentPercentages, (value) => `${value}%`)
const expirations = numbered(adjustmentExpirations, (value) => `${value} days`)
const signs = adjustmentSigns.map((sign) => ({ id: String(sign), label: adjustmentSignLabels[sign] }))

const idOf = (value: number | null): string | null => (value === null ? null : String(value))

interface AdjustmentFormProps {
  readonly hyperionId: string
}

/** Makes a trade adjustment (O-330, OP-108): every input is needed, and the model is one of the make. */
export function AdjustmentForm({ hyperionId }: AdjustmentFormProps) {
  const { form, saving } = useAdjustmentForm(hyperionId)
  const { draft, update } = form
  const { makes, models } = useVehicleChoices(hyperionId, draft.make)
  const messages = useFieldMessages(form, saving, fields, false)
  const write = (field: AdjustmentField, change: (current: AdjustmentDraft) => AdjustmentDraft) => {
    messages.touch(field)
    update(change)
  }
  const writeNumber = (field: 'percentage' | 'expiration' | 'addOrSubtract') => (id: string) =>
    write(field, (current) => ({ ...current, [field]: Number(id) }))
  const isReadOnly = saving.isSaving
  return (
    <CardFrame>
      <FormFields role="group" aria-label="Trade adjustment" onKeyDownCapture={saving.onKeyDownCapture}>
        {form.restoredFrom !== null && <RestoredNotice keptAt={form.restoredFrom} />}
        <Inputs>
          <TextField
            label="Year"
            value={draft.year}
            onChange={(year) => write('year', (current) => ({ ...current, year }))}
            inputMode="numeric"
            isReadOnly={isReadOnly}
            {...messages.at('year')}
          />
          <Select
            label="Make"
            options={makes.options}
            emptyText={makes.emptyText}
            value={draft.make}
            onChange={(make) => write('make', (current) => chooseMake(current, make))}
            isReadOnly={isReadOnly}
            {...messages.at('make')}
          />
          <Select
            label="Model"
            options={models.options}
            emptyText={models.emptyText}
            value={draft.model}
            onChange={(model) => write('model', (current) => ({ ...current, model }))}
            isDisabled={!canChooseModel(draft)}
            isReadOnly={isReadOnly}
            {...messages.at('model')}
          />
          <Select
            label="Percentage"
            options={percentages}
            value={idOf(draft.percentage)}
            onChange={writeNumber('percentage')}
            isReadOnly={isReadOnly}
            {...messages.at('percentage')}
          />
          <Select
            label="Expiration"
            options={expirations}
            value={idOf(draft.expiration)}
            onChange={writeNumber('expiration')}
            isReadOnly={isReadOnly}
            {...messages.at('expiration')}
          />
          <SegmentedControl
            label="Add or Subtract"
            options={signs}
            value={idOf(draft.addOrSubtract)}
            onChange={writeNumber('addOrSubtract')}
            isDisabled={isReadOnly}
            {...messages.at('addOrSubtract')}
          />
        </Inputs>
        <Retry lists={[makes, models]} />
        <SaveFoot {...{ form, saving, messages }} isReadOnly={false} label="Save" />
      </FormFields>
    </CardFrame>
  )
}

/** Asks again for the lists that could not be had. */
function Retry({ lists }: { readonly lists: readonly NameChoices[] }) {
  const retries = lists.flatMap(({ retry }) => retry ?? [])
  if (retries.length === 0) return null
  return (
    <Button
      size="small"
      onPress={() => {
        for (const retry of retries) retry()
      }}
    >
      Load makes and models again
    </Button>
  )
}
