import { notesLimit } from '@retain/domain/activity/notesLimit'
import { emptyElead, validateElead, type EleadDraft } from '@retain/domain/lead/eleadFlow'
import type { EleadSalesperson } from '@retain/domain/lead/lead'
import { createLeadLabel, eleadStepLabels, stepStates } from '@retain/domain/lead/leadTexts'
import { entryNotReadText, sendingLeadText, unsentLeadText } from '@retain/domain/lead/unsentLead'
import { FormDialog } from '@retain/ui/form-dialog'
import { Select } from '@retain/ui/select'
import { TextArea } from '@retain/ui/text-area'
import { useState } from 'react'
import { checked } from '../../../forms/checked'
import { CardFields } from '../edit/CardFields'
import { useListEleadSalespersonsQuery } from './leadApi'
import { LeadSteps } from './LeadSteps'
import { LeadVehicle } from './LeadVehicle'
import { sentVehicle, type LeadDialogProps } from './leadDialogProps'
import { useElead } from './useElead'

const steps = ['submitting', 'recording'] as const

const nameOf = ({ givenName, familyName }: EleadSalesperson): string => `${givenName} ${familyName}`

/** Sends a lead to a salesperson in elead (O-269 to O-271, OP-072, OP-075). */
export default function EleadDialog(props: LeadDialogProps) {
  const { opptId, hyperionId, storeName, customer, vehicle, onClose } = props
  const [{ salespersonId, notes }, setDraft] = useState<EleadDraft>(emptyElead)
  const [isSent, setIsSent] = useState(true)
  const [isTried, setIsTried] = useState(false)
  const { data: salespersons = [], isError } = useListEleadSalespersonsQuery({ params: { hyperionId } })
  const { flow, start } = useElead()
  const isRunning = flow.state === 'submitting' || flow.state === 'recording'
  const sent = sentVehicle(vehicle, isSent)
  const vin = sent?.vin ?? null
  const { valid: request, error: errors } = checked(
    validateElead({ salespersonId, vin, notes }, salespersons, { opptId, hyperionId }),
  )
  const errorAt = (field: keyof EleadDraft) =>
    isTried ? errors?.find((error) => error.field === field)?.message : undefined
  const send = async () => {
    setIsTried(true)
    if (request !== null && (await start(request))) onClose()
  }
  const assigned = salespersons.find((person) => person.salespersonId === salespersonId)
  const failureText = () => {
    if (flow.state !== 'failed') return undefined
    if (flow.leadId !== null) return entryNotReadText
    const assignee = assigned === undefined ? null : nameOf(assigned)
    return unsentLeadText('elead', flow.failure, { customer, assignee, vehicle: sent })
  }
  const failure = failureText()
  const at =
    flow.state === 'failed'
      ? flow.leadId === null
        ? 'submitting'
        : 'recording'
      : isRunning
        ? flow.state
        : null
  return (
    <FormDialog
      title={createLeadLabel}
      isOpen
      submitLabel={flow.state === 'failed' ? 'Retry' : createLeadLabel}
      isAwaitingClose={isRunning}
      hasChanges={notes !== '' && flow.state !== 'done'}
      awaitedText={sendingLeadText}
      errorTitle={failure?.title}
      error={failure?.text}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <CardFields>
        <p>
          {storeName} sends leads to <b>elead</b>
        </p>
        <Select
          label="Assign to"
          placeholder="Choose a salesperson"
          hint="elead salespersons of this store"
          emptyText={isError ? 'The salespersons could not be loaded.' : 'The store has no salespersons.'}
          options={salespersons.map((person) => ({
            id: person.salespersonId,
            label: nameOf(person),
          }))}
          value={salespersonId}
          onChange={(id) => setDraft((draft) => ({ ...draft, salespersonId: id }))}
          error={errorAt('salespersonId')}
          isDisabled={isRunning}
        />
        <LeadVehicle vehicle={vehicle} isSent={isSent} onChange={setIsSent} isDisabled={isRunning} />
        <TextArea
          label="Notes"
          value={notes}
          onChange={(text) => setDraft((draft) => ({ ...draft, notes: text }))}
          maxLength={notesLimit}
          error={errorAt('notes')}
          rows={2}
          isReadOnly={isRunning}
        />
        {flow.state !== 'idle' && (
          <LeadSteps
            labels={steps.map((step) => eleadStepLabels[step])}
            states={stepStates(
              steps,
              at,
              flow.state === 'failed' ? 'failed' : at === null ? 'done' : 'running',
            )}
          />
        )}
      </CardFields>
    </FormDialog>
  )
}
