import {
  conquestNoun,
  conquestSavedText,
  conquestTitles,
  type Conquest,
  type Lender,
} from '@retain/domain/customer/conquest'
import {
  conquestDraft,
  conquestOf,
  isSameConquestField,
  validateConquest,
  type ConquestDraft,
  type ConquestField,
} from '@retain/domain/customer/conquestEdit'
import type { CurrentVehicle, DealInformation } from '@retain/domain/opportunity/sections'
import { useMemo } from 'react'
import { dealOf } from '../../../core/api/tags'
import { useConcurrentEdit } from '../../../forms/useConcurrentEdit'
import { useFieldMessages } from '../../../forms/useFieldMessages'
import { useSaving } from '../../../forms/useSaving'
import { ConquestFields } from './ConquestFields'
import { editApi } from './editApi'
import { EditForm } from './EditForm'
import type { CardEdit } from './useCardEdit'

const noLenders: readonly Lender[] = []
const fields = Object.keys(conquestTitles)

export interface ConquestEditProps {
  readonly opptId: string
  /** The store whose lenders can be chosen. */
  readonly hyperionId: string
  readonly deal: DealInformation
  readonly vehicle: CurrentVehicle
  readonly card: CardEdit
  readonly isReadOnly: boolean
}

/** The deal of a conquest customer, to be changed (O-008, O-241 to O-245). */
export function ConquestEdit({ opptId, hyperionId, deal, vehicle, card, isReadOnly }: ConquestEditProps) {
  const saved = useMemo(() => conquestOf(deal, vehicle), [deal, vehicle])
  const onFile = useMemo(() => conquestDraft(saved), [saved])
  const lenders = editApi.useListLendersQuery({ query: { hyperionId } })
  const known = useMemo(() => withSaved(lenders.data ?? noLenders, saved), [lenders.data, saved])
  const rules = useMemo(
    () => ({
      isSame: isSameConquestField,
      validate: (draft: ConquestDraft) =>
        validateConquest(draft, { deal, lenders: known, savedLender: saved }),
    }),
    [deal, known, saved],
  )
  const edit = useConcurrentEdit(onFile, rules, card.keptAs)
  const saving = useSaving(edit.form, {
    noun: conquestNoun,
    send: (body) =>
      editApi.endpoints.saveConquest.initiate(
        { params: { opptId }, body, version: deal.version },
        { track: false },
      ),
    savedText: conquestSavedText,
    staleTags: [dealOf(opptId)],
    onSaved: card.close,
  })
  const messages = useFieldMessages(edit.form, saving, fields, isReadOnly)
  const write = <Field extends ConquestField>(field: Field, value: ConquestDraft[Field]) => {
    messages.touch(field)
    edit.write(field, value)
  }
  return (
    <EditForm label="Conquest deal" {...{ edit, saving, messages, isReadOnly, card }}>
      <ConquestFields
        {...{ edit, messages, write }}
        lenders={known}
        areLendersLoading={lenders.isLoading}
        isStill={isReadOnly || saving.isSaving}
      />
    </EditForm>
  )
}

/** A lender that the store no longer lists can be kept. */
function withSaved(
  lenders: readonly Lender[],
  { lenderCode, lenderName }: Pick<Conquest, 'lenderCode' | 'lenderName'>,
): readonly Lender[] {
  if (lenderCode === null || lenders.some((lender) => lender.lenderCode === lenderCode)) return lenders
  return [{ lenderCode, lenderName: lenderName ?? lenderCode }, ...lenders]
}
