import { Button } from '@retain/ui/button'
import { Popover } from '@retain/ui/popover'
import { ListFilter } from 'lucide-react'
import { lazyCode } from '../../../core/lazy/lazyCode'
import { LazyPart } from '../../../core/lazy/LazyPart'
import type { WhyListedProps } from './whyListedProps'

const checks = lazyCode(() => import('./ListChecks'))

/** Opens a panel that holds each filter of the list against the customer. */
export function WhyListed(props: WhyListedProps) {
  const question = props.place === '' ? 'Is this customer on the list?' : 'Why is this customer on this list?'
  return (
    <Popover
      label={question}
      size="wide"
      isPadded={false}
      isSheetOnPhone
      trigger={
        <Button variant="link" icon={<ListFilter aria-hidden="true" />}>
          {question}
        </Button>
      }
    >
      {(close) => (
        <LazyPart code={checks} lines={8}>
          {({ ListChecks }) => <ListChecks {...props} onClose={close} />}
        </LazyPart>
      )}
    </Popover>
  )
}
