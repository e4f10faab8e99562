import { parseDay } from '@retain/domain/calendar/day'
import { readDeskingFigure } from '@retain/domain/payment/desking/deskingAddress'
import {
  deskingLabels,
  deskingTermNames,
  deskingUnits,
  formatDeskingTerm,
  shownDeskingFigure,
  wrongDeskingFigure,
} from '@retain/domain/payment/desking/deskingTexts'
import {
  deskingInForce,
  hasDeskingEdits,
  isDeskingFigure,
  type DeskingEdits,
  type DeskingFigure,
  type DeskingTerms,
} from '@retain/domain/payment/desking/deskingTerms'
import {
  firstPaymentDays,
  firstPaymentText,
  isFirstPayment,
  type FirstPaymentDates,
} from '@retain/domain/payment/desking/firstPayment'
import { Button } from '@retain/ui/button'
import { DateField } from '@retain/ui/date-field'
import { Popover } from '@retain/ui/popover'
import { Switch } from '@retain/ui/switch'
import { TextField } from '@retain/ui/text-field'
import { ReceiptText } from 'lucide-react'
import { Fragment, useState } from 'react'
import { styled } from 'styled-components'
import { useStoreToday } from '../../session/active-store/useStoreToday'

const Terms = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;
`

interface DeskingProps {
  /** Those of the store. */
  readonly onFile: DeskingTerms
  /** What is tried out. */
  readonly edits: DeskingEdits
  /** `null` for the store's own. */
  readonly onTry: <Term extends keyof DeskingTerms>(term: Term, value: DeskingTerms[Term] | null) => void
  /** The store's own of all terms. */
  readonly onReset: () => void
}

/** The button that opens the desking terms of the store, each of which can be tried out for all vehicles; it counts those that are. */
export function DeskingButton(props: DeskingProps) {
  const tried = Object.keys(props.edits).length
  return (
    <Popover
      label="Desking terms"
      size="medium"
      align="end"
      isSheetOnPhone
      trigger={
        <Button icon={<ReceiptText aria-hidden="true" />}>
          {tried === 0 ? 'Desking terms' : `Desking terms (${tried})`}
        </Button>
      }
    >
      <DeskingPanel {...props} />
    </Popover>
  )
}

function DeskingPanel({ onFile, edits, onTry, onReset }: DeskingProps) {
  const terms = deskingInForce(onFile, edits)
  return (
    <Terms>
      {deskingTermNames.map((term) => {
        const isEdited = edits[term] !== undefined
        const hint = isEdited ? `Setting of the store: ${formatDeskingTerm(term, onFile)}` : undefined
        return isDeskingFigure(term) ? (
          <Fragment key={term}>
            <DeskingField {...{ term, terms, isEdited, hint }} onType={(figure) => onTry(term, figure)} />
            {term === 'daysToFirstPayment' && (
              <FirstPaymentField terms={terms} onTry={(dates) => onTry('firstPayment', dates)} />
            )}
          </Fragment>
        ) : (
          <Switch
            key={term}
            label={deskingLabels[term]}
            hint={hint}
            value={terms[term]}
            onChange={(isOn) => onTry(term, isOn)}
          />
        )
      })}
      {hasDeskingEdits(edits) && (
        <Button variant="link" size="small" onPress={onReset}>
          Use the terms of the store
        </Button>
      )}
    </Terms>
  )
}

interface FirstPaymentFieldProps {
  readonly terms: DeskingTerms
  /** `null` for no date of one's own. */
  readonly onTry: (dates: FirstPaymentDates | null) => void
}

/** The date of the first payment, from which the days to it follow; a day that cannot be it stays, and counts for nothing. */
function FirstPaymentField({ terms, onTry }: FirstPaymentFieldProps) {
  const signedOn = useStoreToday()
  const [wrong, setWrong] = useState<string | null>(null)
  const { from, to } = firstPaymentDays(signedOn)
  return (
    <DateField
      label="First payment on"
      hint={terms.firstPayment === undefined ? undefined : firstPaymentText(terms.firstPayment)}
      value={wrong ?? terms.firstPayment?.on ?? null}
      minDate={from}
      maxDate={to}
      today={signedOn}
      onChange={(day) => {
        const on = day === null ? null : parseDay(day)
        const isWrong = on !== null && !isFirstPayment({ signedOn, on })
        setWrong(isWrong ? on : null)
        if (!isWrong) onTry(on === null ? null : { signedOn, on })
      }}
    />
  )
}

interface DeskingFieldProps {
  readonly term: DeskingFigure
  readonly terms: DeskingTerms
  readonly isEdited: boolean
  readonly hint: string | undefined
  /** `null` for the figure of the store. */
  readonly onType: (figure: number | null) => void
}

/** A figure of the desking terms; what cannot be read stays as it was typed, and counts for nothing. */
function DeskingField({ term, terms, isEdited, hint, onType }: DeskingFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && typed.trim() !== '' && readDeskingFigure(term, typed) === null
  return (
    <TextField
      label={deskingLabels[term]}
      hint={hint}
      inputMode="decimal"
      align="end"
      value={typed ?? shownDeskingFigure(term, terms)}
      end={deskingUnits[term] === 'dollars' ? undefined : deskingUnits[term]}
      isEdited={isEdited}
      error={isWrong ? wrongDeskingFigure(term) : undefined}
      onChange={(text) => {
        setTyped(text)
        const figure = readDeskingFigure(term, text)
        if (text.trim() === '' || figure !== null) onType(figure)
      }}
      onBlur={() => {
        if (!isWrong) setTyped(null)
      }}
    />
  )
}
