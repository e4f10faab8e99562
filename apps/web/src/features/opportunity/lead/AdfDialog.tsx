import { adfStepLabels, adfSteps, adfWayNames, noAdfAddressText } from '@retain/domain/lead/adf'
import { createLeadLabel, stepStates } from '@retain/domain/lead/leadTexts'
import { sendingLeadText, unsentLeadText } from '@retain/domain/lead/unsentLead'
import { Button } from '@retain/ui/button'
import { FormDialog } from '@retain/ui/form-dialog'
import { KeyValueList } from '@retain/ui/key-value-list'
import { useState } from 'react'
import { styled } from 'styled-components'
import { CardFields } from '../edit/CardFields'
import { AssignTo, useAssignee } from './AssignTo'
import { usePreviewAdfLeadQuery } from './leadApi'
import { LeadSteps } from './LeadSteps'
import { LeadVehicle } from './LeadVehicle'
import { sentVehicle, type LeadDialogProps } from './leadDialogProps'
import { adfStepAt, useAdfLead } from './useAdfLead'

const Document = styled.pre`
  max-height: 240px;
  margin: 0;
  padding: 8px;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  background: var(--sunken);
  font-size: var(--fs-1);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

interface AdfDialogProps extends LeadDialogProps {
  readonly isPending: boolean
}

/** Sends a lead as ADF to the address of its store (D-72, mock lead-dialog). */
export default function AdfDialog(props: AdfDialogProps) {
  const { opptId, hyperionId, storeName, customer, vehicle, isPending, onClose } = props
  const [userName, setUserName] = useState<string | null>(null)
  const [hasVehicle, setHasVehicle] = useState(true)
  const [isShown, setIsShown] = useState(false)
  const sent = sentVehicle(vehicle, hasVehicle)
  const vin = sent?.vin ?? null
  const { data: preview, isError } = usePreviewAdfLeadQuery({
    query: {
      oppId: opptId,
      ...(vin === null ? {} : { vin }),
      ...(userName === null ? {} : { userName }),
    },
  })
  const { sending, start } = useAdfLead()
  const assignee = useAssignee(hyperionId, userName)
  const failed =
    typeof sending === 'string'
      ? undefined
      : unsentLeadText('adf', sending.failure, { customer, assignee, vehicle: sent })
  const isRunning = sending === 'sending'
  const way = preview?.way ?? 'email'
  const send = async () => {
    if (await start({ opptId, hyperionId, vin, userName })) onClose()
  }
  return (
    <FormDialog
      title={createLeadLabel}
      isOpen
      submitLabel={failed === undefined ? createLeadLabel : 'Retry'}
      isAwaitingClose={isRunning}
      isSubmitDisabled={preview === undefined || preview.address === null}
      footerStart={
        <Button
          variant="link"
          aria-expanded={isShown}
          isDisabled={preview === undefined}
          onPress={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide what is sent' : 'Show what is sent'}
        </Button>
      }
      awaitedText={sendingLeadText}
      errorTitle={failed?.title}
      error={preview?.address === null ? noAdfAddressText : failed?.text}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <CardFields>
        <p>
          {storeName} sends leads as <b>{adfWayNames[way]}</b>
        </p>
        <KeyValueList
          items={[
            {
              label: 'Send to',
              value: preview?.address ?? null,
              isLoading: preview === undefined && !isError,
            },
          ]}
        />
        <AssignTo
          hyperionId={hyperionId}
          userName={userName}
          onChange={setUserName}
          isDisabled={isRunning}
          emptyText="The store has no salespeople."
        />
        <LeadVehicle vehicle={vehicle} isSent={hasVehicle} onChange={setHasVehicle} isDisabled={isRunning} />
        {sending !== 'idle' && (
          <LeadSteps
            labels={adfSteps.map((step) => adfStepLabels[way][step])}
            states={stepStates(adfSteps, adfStepAt(sending, isPending), isRunning ? 'running' : 'failed')}
          />
        )}
        {isShown && preview !== undefined && (
          <Document tabIndex={0} aria-label="What is sent">
            {preview.document}
          </Document>
        )}
      </CardFields>
    </FormDialog>
  )
}
