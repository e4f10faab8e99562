import { conquestTitles, type Conquest, type Lender } from '@retain/domain/customer/conquest'
import {
  chooseLender,
  isFigureDisabled,
  type ConquestDraft,
  type ConquestField,
} from '@retain/domain/customer/conquestEdit'
import { figureRules, type FigureField } from '@retain/domain/customer/conquestFigures'
import { conquestTypes } from '@retain/domain/deal/dealTypes'
import { newUsedValues } from '@retain/domain/work-log/rows/logRow'
import { ComboBox } from '@retain/ui/combo-box'
import { Select } from '@retain/ui/select'
import { TextField } from '@retain/ui/text-field'
import type { ConcurrentEdit } from '../../../forms/useConcurrentEdit'
import type { FieldMessages } from '../../../forms/useFieldMessages'
import { CardFigures } from './CardFields'
import { EditField } from '../../../forms/EditField'

const kinds = conquestTypes.map((id) => ({ id, label: id }))
const conditions = newUsedValues.map((id) => ({ id, label: id }))
const answers = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
] as const
const unknown = 'Not known'

const answerOf = (isSo: boolean | null): 'yes' | 'no' | null => (isSo === null ? null : isSo ? 'yes' : 'no')
const labelOf = (options: readonly { readonly id: string; readonly label: string }[], id: string | null) =>
  options.find((option) => option.id === id)?.label ?? ''

/** The unit behind a figure that is no amount. */
const units: Readonly<Partial<Record<FigureField, string>>> = {
  term: 'mo.',
  annualLeaseMiles: 'mi.',
  rate: '%',
}

/** A figure as people read it, which a paid-off vehicle does not have. */
function shownFigure(field: FigureField, draft: ConquestDraft): string {
  const text = isFigureDisabled(field, draft) ? '' : draft[field].trim()
  if (text === '') return ''
  const unit = units[field]
  if (figureRules[field].isAmount) return `$${text}`
  return unit === undefined ? text : `${text} ${unit}`
}

interface ConquestFieldsProps {
  readonly edit: ConcurrentEdit<ConquestDraft, Conquest>
  readonly messages: FieldMessages
  readonly write: <Field extends ConquestField>(field: Field, value: ConquestDraft[Field]) => void
  readonly lenders: readonly Lender[]
  readonly areLendersLoading: boolean
  /** Nothing can be changed now. */
  readonly isStill: boolean
}

/** The thirteen fields of the conquest edit; the lender's code and name are chosen together (O-241, OP-065). */
export function ConquestFields({
  edit,
  messages,
  write,
  lenders,
  areLendersLoading,
  isStill,
}: ConquestFieldsProps) {
  const { fields } = edit
  const of = <Field extends ConquestField>(field: Field) => ({
    edit,
    messages,
    field,
    label: conquestTitles[field],
    isDisabled: isStill,
  })
  const figure = (field: FigureField) => {
    const { isAmount } = figureRules[field]
    const isDisabled = isFigureDisabled(field, fields)
    return (
      <EditField key={field} {...of(field)} shown={(draft) => shownFigure(field, draft)}>
        {(props) => (
          <TextField
            {...props}
            value={isDisabled ? '' : fields[field]}
            onChange={(text) => write(field, text)}
            inputMode={isAmount || field === 'rate' ? 'decimal' : 'numeric'}
            start={isAmount ? '$' : undefined}
            end={units[field]}
            isDisabled={isDisabled}
            isReadOnly={isStill}
          />
        )}
      </EditField>
    )
  }
  const lenderOptions = lenders.map(({ lenderCode, lenderName }) => ({ id: lenderCode, label: lenderName }))
  return (
    <>
      <EditField {...of('dealType')} shown={({ dealType }) => dealType ?? ''}>
        {(props) => (
          <Select
            {...props}
            options={kinds}
            value={fields.dealType}
            onChange={(id) => write('dealType', conquestTypes.find((kind) => kind === id) ?? null)}
            isReadOnly={isStill}
          />
        )}
      </EditField>
      <EditField {...of('lenderCode')} shown={({ lenderCode }) => labelOf(lenderOptions, lenderCode)}>
        {(props) => (
          <ComboBox
            {...props}
            hint={props.hint ?? (fields.lenderCode === null ? undefined : `Code ${fields.lenderCode}`)}
            placeholder={fields.lenderName ?? unknown}
            options={lenderOptions}
            isLoading={areLendersLoading}
            value={fields.lenderCode}
            onChange={(id) => {
              const chosen = chooseLender(fields, lenders.find(({ lenderCode }) => lenderCode === id) ?? null)
              write('lenderCode', chosen.lenderCode)
              write('lenderName', chosen.lenderName)
            }}
            isReadOnly={isStill}
          />
        )}
      </EditField>
      <CardFigures>
        <EditField {...of('condition')} shown={({ condition }) => condition ?? ''}>
          {(props) => (
            <Select
              {...props}
              options={conditions}
              placeholder={unknown}
              value={fields.condition}
              onChange={(id) => write('condition', newUsedValues.find((value) => value === id) ?? null)}
              isReadOnly={isStill}
            />
          )}
        </EditField>
        <EditField {...of('paidOff')} shown={({ paidOff }) => labelOf(answers, answerOf(paidOff))}>
          {(props) => (
            <Select
              {...props}
              options={answers}
              placeholder={unknown}
              value={answerOf(fields.paidOff)}
              onChange={(id) => write('paidOff', id === 'yes')}
              isReadOnly={isStill}
            />
          )}
        </EditField>
        {(
          [
            'payment',
            'paymentsLeft',
            'payoff',
            'paymentDay',
            'term',
            'rate',
            'price',
            'annualLeaseMiles',
          ] as const
        ).map(figure)}
      </CardFigures>
    </>
  )
}
