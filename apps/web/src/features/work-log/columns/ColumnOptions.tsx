import { Button } from '@retain/ui/button'
import { Columns3 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { OpportunityLog } from '../opportunityLog'

const LogColumnEditor = lazy(() => import('./LogColumnEditor'))

/** The button beside the results that opens the column editor of a log (L-028). */
export function ColumnOptions({ log }: { readonly log: OpportunityLog }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" icon={<Columns3 aria-hidden="true" />} onPress={() => setIsOpen(true)}>
        Column Options
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LogColumnEditor log={log} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
