import { compassStep, type CompassFlow, type CompassStep } from '@retain/domain/lead/compassFlow'
import { compassStepLabels, createLeadLabel, stepStates } from '@retain/domain/lead/leadTexts'
import {
  notPendingText,
  sendingLeadText,
  unsentLeadText,
  windowBlockedText,
  type FailureText,
  type UnsentLead,
} from '@retain/domain/lead/unsentLead'
import { FormDialog } from '@retain/ui/form-dialog'
import type { LogType } from '@retain/domain/work-log/logTypes'
import { useState } from 'react'
import { CardFields } from '../edit/CardFields'
import { AssignTo, useAssignee } from './AssignTo'
import { LeadSteps } from './LeadSteps'
import { LeadVehicle } from './LeadVehicle'
import { sentVehicle, type LeadDialogProps } from './leadDialogProps'
import { useCompassLead } from './useCompassLead'

const steps = Object.keys(compassStepLabels) as CompassStep[]

interface CompassDialogProps extends LeadDialogProps {
  /** The opportunity is pending already. */
  readonly isPending: boolean
  readonly source: LogType
}

/** Sends a lead to compass, which then opens in a window of its own (O-264 to O-268, D-66). */
export default function CompassDialog(props: CompassDialogProps) {
  const { opptId, hyperionId, storeName, customer, vehicle, isPending, source, onClose } = props
  const [userName, setUserName] = useState<string | null>(null)
  const [isSent, setIsSent] = useState(true)
  const { flow, start } = useCompassLead({ opptId, isPending, source })
  const isRunning = compassStep(flow) !== null
  const isOpen = flow.state === 'open'
  const at = flow.state === 'failed' ? flow.step : compassStep(flow)
  const sent = sentVehicle(vehicle, isSent)
  const assignee = useAssignee(hyperionId, userName)
  const failed = failureText(flow, { customer, assignee, vehicle: sent })
  const send = () => void start({ userName, vin: sent?.vin ?? null })
  return (
    <FormDialog
      title={createLeadLabel}
      isOpen
      submitLabel={flow.state === 'failed' ? 'Retry' : isOpen ? 'Open again' : createLeadLabel}
      cancelLabel={isOpen ? 'Close' : 'Cancel'}
      isAwaitingClose={isRunning}
      awaitedText={sendingLeadText}
      errorTitle={failed?.title}
      error={failed?.text}
      onSubmit={send}
      onClose={onClose}
    >
      <CardFields>
        <p>
          {storeName} sends leads to <b>compass</b>
        </p>
        <AssignTo
          hyperionId={hyperionId}
          userName={userName}
          onChange={setUserName}
          isDisabled={isRunning}
          emptyText="The store has no users of compass."
        />
        <LeadVehicle vehicle={vehicle} isSent={isSent} onChange={setIsSent} isDisabled={isRunning} />
        {flow.state !== 'idle' && (
          <LeadSteps
            labels={steps.map((step) => compassStepLabels[step])}
            states={stepStates(steps, at, isOpen ? 'done' : flow.state === 'failed' ? 'failed' : 'running')}
          />
        )}
      </CardFields>
    </FormDialog>
  )
}

/** What is said of the step that failed. */
function failureText(flow: CompassFlow, lead: UnsentLead): FailureText | undefined {
  if (flow.state !== 'failed') return undefined
  if (flow.step === 'setPending') return notPendingText(lead)
  return flow.step === 'openWindow' ? windowBlockedText : unsentLeadText('compass', flow.failure, lead)
}
