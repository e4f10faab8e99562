import { ownerChangeLabel, pathAfterOwnerChange } from '@retain/domain/opportunity/ownerChange'
import { Button } from '@retain/ui/button'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lazyCode } from '../../../core/lazy/lazyCode'
import { LazyDialog } from '../../../core/lazy/LazyDialog'
import { useAppDispatch } from '../../../core/state/appHooks'
import { useLeave } from '../../../forms/unsavedChanges'
import { useBusy } from '../../../forms/useBusy'
import { ownerApi } from './ownerApi'

const question = lazyCode(() => import('./OwnerQuestion'))

interface OwnerChangeProps {
  readonly opptId: string
  /** Nothing can be written. */
  readonly isDisabled: boolean
  /** On a phone it is as large as a finger. */
  readonly isNarrow: boolean
}

/**
 * Makes the user the owner, after its own question and the one about what is unsaved, and goes to the opportunity of the new id,
 * with the way back to the list (O-272, O-273, OP-027, OP-071).
 */
export function OwnerChange({ opptId, isDisabled, isNarrow }: OwnerChangeProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { search, state } = useLocation() as { search: string; state: unknown }
  const leave = useLeave()
  const [isAsking, setIsAsking] = useState(false)
  // However often it is sent, the owner changes once.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { busyWith, run } = useBusy<'change'>()
  const change = async () => {
    const input = { body: { opptId }, idempotencyKey }
    const { data } = await dispatch(ownerApi.endpoints.changeOwner.initiate(input, { track: false }))
    if (data === undefined) return
    void navigate(`${pathAfterOwnerChange(data.opptId)}${search}`, { replace: true, state })
  }
  const confirm = () => {
    setIsAsking(false)
    leave(() => run('change', change))
  }
  return (
    <>
      <Button
        size={isNarrow ? 'medium' : 'small'}
        isDisabled={isDisabled}
        isLoading={busyWith !== null}
        onPress={() => setIsAsking(true)}
      >
        {ownerChangeLabel}
      </Button>
      {isAsking && (
        <LazyDialog code={question} onFailed={() => setIsAsking(false)}>
          {({ OwnerQuestion }) => <OwnerQuestion onConfirm={confirm} onCancel={() => setIsAsking(false)} />}
        </LazyDialog>
      )}
    </>
  )
}
