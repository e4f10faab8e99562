import { canStartLead, leadStatusFailedText, type LeadSystem } from '@retain/domain/lead/lead'
import { createLeadLabel, leadSystemNames } from '@retain/domain/lead/leadTexts'
import type { OpportunityFrame, ReplacementVehicle } from '@retain/domain/opportunity/sections'
import { statusLabels } from '@retain/domain/opportunity/status/statusLabels'
import type { StatusCode } from '@retain/domain/opportunity/status/statuses'
import type { LogType } from '@retain/domain/work-log/logTypes'
import { Banner } from '@retain/ui/banner'
import { Button } from '@retain/ui/button'
import { EmptyState } from '@retain/ui/empty-state'
import { FormFields } from '@retain/ui/form-layout'
import { KeyValueList } from '@retain/ui/key-value-list'
import { Skeleton } from '@retain/ui/skeleton'
import { Handshake } from 'lucide-react'
import { useState } from 'react'
import { lazyCode } from '../../../core/lazy/lazyCode'
import { LazyDialog } from '../../../core/lazy/LazyDialog'
import { useStores } from '../../../session/active-store/useStore'
import { useGetCompassLeadStatusQuery, useGetEleadStatusQuery } from './leadApi'

const compassDialog = lazyCode(() => import('./CompassDialog'))
const adfDialog = lazyCode(() => import('./AdfDialog'))
const eleadDialog = lazyCode(() => import('./EleadDialog'))

interface LeadTabProps {
  readonly opptId: string
  /** `undefined` until it is read. */
  readonly frame: OpportunityFrame | undefined
  readonly statusCode: StatusCode | undefined
  /** The customer's name; '' while it is not known. */
  readonly customer: string
  readonly vehicle: ReplacementVehicle | null
  readonly source: LogType
  readonly isReadOnly: boolean
}

/** The lead of an opportunity: what its system says of it, and the dialog that creates one (O-258 to O-261). */
export default function LeadTab(props: LeadTabProps) {
  const { opptId, frame, statusCode, customer, vehicle, source, isReadOnly } = props
  const stores = useStores()
  const [isOpen, setIsOpen] = useState(false)
  if (frame === undefined || statusCode === undefined) return <Skeleton lines={4} />
  const { hyperionId, leadSystem } = frame
  const isPending = statusCode === 'LEADPEND'
  const canStart = canStartLead(statusCode) && !isReadOnly
  const create = (
    <Button
      variant="primary"
      icon={<Handshake aria-hidden="true" />}
      isDisabled={!canStart}
      onPress={() => setIsOpen(true)}
    >
      {createLeadLabel}
    </Button>
  )
  const close = () => setIsOpen(false)
  const dialogProps = {
    opptId,
    hyperionId,
    customer,
    vehicle,
    storeName: stores.find((store) => store.hyperionId === hyperionId)?.name ?? 'This store',
    onClose: close,
  }
  return (
    <>
      {frame.leadId === null && !isPending ? (
        <EmptyState
          icon={<Handshake aria-hidden="true" />}
          title="No lead yet"
          text={
            leadSystem === 'adf'
              ? 'Leads of this store are sent as ADF.'
              : `Leads of this store go to ${leadSystem}.`
          }
          action={create}
        />
      ) : (
        <FormFields role="group" aria-label={createLeadLabel}>
          {isPending && (
            <Banner tone="info" action={create}>
              {pendingText(leadSystem, canStart)}
            </Banner>
          )}
          {frame.leadId !== null && <KnownLead frame={frame} leadId={frame.leadId} statusCode={statusCode} />}
          {!isPending && canStart && <div>{create}</div>}
        </FormFields>
      )}
      {isOpen &&
        (leadSystem === 'elead' ? (
          <LazyDialog code={eleadDialog} onFailed={close}>
            {({ default: EleadDialog }) => <EleadDialog {...dialogProps} />}
          </LazyDialog>
        ) : leadSystem === 'adf' ? (
          <LazyDialog code={adfDialog} onFailed={close}>
            {({ default: AdfDialog }) => <AdfDialog {...dialogProps} isPending={isPending} />}
          </LazyDialog>
        ) : (
          <LazyDialog code={compassDialog} onFailed={close}>
            {({ default: CompassDialog }) => (
              <CompassDialog {...dialogProps} isPending={isPending} source={source} />
            )}
          </LazyDialog>
        ))}
    </>
  )
}

/** What is said of a lead that is pending, and what can be done. */
const pendingText = (system: LeadSystem, canStart: boolean): string =>
  [
    `${statusLabels.LEADPEND}: not sent ${system === 'adf' ? 'as' : 'to'} ${leadSystemNames[system]} yet.`,
    ...(canStart ? [`${createLeadLabel} sends it, and not twice.`] : []),
  ].join(' ')

interface KnownLeadProps {
  readonly frame: OpportunityFrame
  readonly leadId: string
  readonly statusCode: StatusCode
}

/** A lead that its system knows, with the status that it has there. */
function KnownLead({ frame, leadId, statusCode }: KnownLeadProps) {
  const system = frame.eleadId === null ? frame.leadSystem : 'elead'
  const of = { query: { leadId, oppId: frame.opptId, hyperionId: frame.hyperionId } }
  // What another system says is as old as the moment at which it was asked.
  const anew = { refetchOnMountOrArgChange: true }
  const compass = useGetCompassLeadStatusQuery(of, { ...anew, skip: system !== 'compass' })
  const elead = useGetEleadStatusQuery(of, { ...anew, skip: system !== 'elead' })
  const { data, isFetching, isError, refetch } = system === 'elead' ? elead : compass
  return (
    <>
      <KeyValueList
        items={[
          { label: 'Lead', value: leadId },
          { label: 'System', value: leadSystemNames[system] },
          { label: 'Opportunity status', value: statusLabels[statusCode] },
          // Nothing comes back of what was sent as ADF.
          ...(system === 'adf'
            ? []
            : [
                {
                  label: 'Lead status',
                  value: isError ? null : (data?.status ?? null),
                  isLoading: isFetching,
                },
              ]),
        ]}
      />
      {isError && !isFetching && (
        <Banner tone="warn" action={<Button onPress={() => void refetch()}>Try again</Button>}>
          {leadStatusFailedText}
        </Banner>
      )}
    </>
  )
}
