import { formatCount } from '@retain/domain/money/format'
import { Button } from '@retain/ui/button'
import { MailQuestion } from 'lucide-react'
import { useState } from 'react'
import { lazyCode } from '../../../../core/lazy/lazyCode'
import { LazyDialog } from '../../../../core/lazy/LazyDialog'
import { useListUnassignedEmailsQuery } from './unassignedApi'

const dialog = lazyCode(() => import('./UnassignedDialog'))

/** Opens the emails of a store that found no opportunity; nothing while there are none. */
export function UnassignedButton({ hyperionId }: { readonly hyperionId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useListUnassignedEmailsQuery(
    { query: { hyperionId } },
    { refetchOnMountOrArgChange: true },
  )
  const total = data?.total ?? 0
  if (total === 0 && !isOpen) return null
  return (
    <>
      <Button icon={<MailQuestion aria-hidden="true" />} onPress={() => setIsOpen(true)}>
        {`Unassigned ${formatCount(total)}`}
      </Button>
      {isOpen && (
        <LazyDialog code={dialog} onFailed={() => setIsOpen(false)}>
          {({ UnassignedDialog }) => (
            <UnassignedDialog hyperionId={hyperionId} onClose={() => setIsOpen(false)} />
          )}
        </LazyDialog>
      )}
    </>
  )
}
