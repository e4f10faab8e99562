import { Button } from '@retain/ui/button'
import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { lazyCode } from '../../../core/lazy/lazyCode'
import { LazyDialog } from '../../../core/lazy/LazyDialog'
import type { OpportunityLog } from '../opportunityLog'

/** The column editor. */
const columnEditor = lazyCode(() => import('./LogColumnEditor'))

/** The button in the results bar that opens the column editor of a log (L-028). */
export function ColumnOptions({ log }: { readonly log: OpportunityLog }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <span data-tour="column-options">
        <Button size="small" icon={<Columns3 aria-hidden="true" />} onPress={() => setIsOpen(true)}>
          Column Options
        </Button>
      </span>
      {isOpen && (
        <LazyDialog code={columnEditor} onFailed={close}>
          {({ LogColumnEditor }) => <LogColumnEditor log={log} onClose={close} />}
        </LazyDialog>
      )}
    </>
  )
}
