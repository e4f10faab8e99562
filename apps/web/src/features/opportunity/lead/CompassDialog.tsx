import { compassStep, type CompassStep } from '@retain/domain/lead/compassFlow'
import { compassStepLabels, createLeadLabel, retryText, stepStates } from '@retain/domain/lead/leadTexts'
import { FormDialog } from '@retain/ui/form-dialog'
import { FormFields } from '@retain/ui/form-layout'
import type { LogType } from '@retain/domain/work-log/logTypes'
import { useState } from 'react'
import { AssignTo } from './AssignTo'
import { LeadSteps } from './LeadSteps'
import { LeadVehicle } from './LeadVehicle'
import type { LeadDialogProps } from './leadDialogProps'
import { useCompassLead } from './useCompassLead'

const steps = Object.keys(compassStepLabels) as CompassStep[]

interface CompassDialogProps extends LeadDialogProps {
  /** The opportunity is pending already. */
  readonly isPending: boolean
  readonly source: LogType
}

/** Sends a lead to compass, which then opens in a window of its own (O-264 to O-268, D-66). */
export default function CompassDialog(props: CompassDialogProps) {
  const { opptId, hyperionId, storeName, vehicle, isPending, source, onClose } = props
  const [userName, setUserName] = useState<string | null>(null)
  const [isSent, setIsSent] = useState(true)
  const { flow, start } = useCompassLead({ opptId, isPending, source })
  const isRunning = compassStep(flow) !== null
  const isOpen = flow.state === 'open'
  const at = flow.state === 'failed' ? flow.step : compassStep(flow)
  const send = () => void start({ userName, vin: isSent && vehicle !== null ? vehicle.vin : null })
  return (
    <FormDialog
      title={createLeadLabel}
      isOpen
      submitLabel={flow.state === 'failed' ? 'Retry' : isOpen ? 'Open again' : createLeadLabel}
      cancelLabel={isOpen ? 'Close' : 'Cancel'}
      isAwaitingClose={isRunning}
      error={flow.state === 'failed' ? `${flow.error} ${retryText}` : undefined}
      onSubmit={send}
      onClose={onClose}
    >
      <FormFields>
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
      </FormFields>
    </FormDialog>
  )
}
