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
  isDeskingFigure,
  neutralDesking,
  type DeskingFigure,
  type DeskingTerms,
} from '@retain/domain/payment/desking/deskingTerms'
import { deskingOfPlayground } from '@retain/domain/payment/playground/computation'
import { tryDesking } from '@retain/domain/payment/playground/playgroundInput'
import { Button } from '@retain/ui/button'
import { Popover } from '@retain/ui/popover'
import { Switch } from '@retain/ui/switch'
import { TextField } from '@retain/ui/text-field'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { PlaygroundWork } from '../payment/usePlayground'

const Terms = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;
`

interface DeskingProps {
  readonly work: Pick<PlaygroundWork, 'playground' | 'source' | 'change'>
}

/** The button that opens the desking terms of the store, each of which can be tried out in all columns. */
export function DeskingButton({ work }: DeskingProps) {
  return (
    <Popover
      label="Desking terms"
      size="medium"
      align="end"
      isSheetOnPhone
      trigger={<Button icon={<ReceiptText aria-hidden="true" />}>Desking terms</Button>}
    >
      <DeskingPanel work={work} />
    </Popover>
  )
}

function DeskingPanel({ work: { playground, source, change } }: DeskingProps) {
  const { present } = source
  const terms = deskingOfPlayground(playground, present)
  const onFile = present.desking ?? neutralDesking
  return (
    <Terms>
      {deskingTermNames.map((term) => {
        const isEdited = playground.deskingEdits[term] !== undefined
        const hint = isEdited ? `Setting of the store: ${formatDeskingTerm(term, onFile)}` : undefined
        return isDeskingFigure(term) ? (
          <DeskingField
            key={term}
            {...{ term, terms, isEdited, hint }}
            onType={(figure) => change('desking', (current) => tryDesking(current, present, term, figure))}
          />
        ) : (
          <Switch
            key={term}
            label={deskingLabels[term]}
            hint={hint}
            value={terms[term]}
            onChange={(isOn) => change('desking', (current) => tryDesking(current, present, term, isOn))}
          />
        )
      })}
    </Terms>
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
