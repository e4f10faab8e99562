import type { Orphan } from '@retain/domain/orphans/orphan'
import { useState } from 'react'
import { lazyCode } from '../../core/lazy/lazyCode'
import { LazyDialog } from '../../core/lazy/LazyDialog'
import { AssignmentNotice } from './AssignmentNotice'
import { OrphanList } from './OrphanList'
import { useAssigned } from './useAssigned'

const assignDialog = lazyCode(() => import('./AssignDialog'))

/** What is to be assigned, and how the list lets go of it afterwards. */
interface Asked {
  readonly orphans: readonly Orphan[] | 'all'
  readonly clear: () => void
}

/** The list of a store's orphans, the dialog in which they are assigned, and what became of it with its Undo. */
export function Orphans({ hyperionId }: { readonly hyperionId: string }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { notice, assigned, undo, isUndoing, dismiss } = useAssigned(hyperionId)
  return (
    <>
      {notice !== null && (
        <AssignmentNotice notice={notice} onUndo={undo} isUndoing={isUndoing} onClose={dismiss} />
      )}
      <OrphanList hyperionId={hyperionId} onAssign={(orphans, clear) => setAsked({ orphans, clear })} />
      {asked !== null && (
        <LazyDialog code={assignDialog} onFailed={() => setAsked(null)}>
          {({ AssignDialog }) => (
            <AssignDialog
              hyperionId={hyperionId}
              wanted={asked.orphans}
              onClose={(done) => {
                setAsked(null)
                if (done.length === 0) return
                assigned(done)
                asked.clear()
              }}
            />
          )}
        </LazyDialog>
      )}
    </>
  )
}
