import { memo } from 'react'
import { LaterPanel } from '../panels/LaterPanel'
import type { PanelsDue } from '../panels/usePanelsDue'
import type { Sections } from '../useSections'
import { threadCustomer, threadTitle } from './threadTitle'
import { useAnsweredEmail } from './useAnsweredEmail'

interface LaterThreadProps extends Pick<Sections, 'customer'> {
  readonly due: PanelsDue
}

/** The emails that an answer follows, beside its form; nothing for a new email. */
export const LaterThread = memo(function LaterThread({ customer, due }: LaterThreadProps) {
  const { thread } = useAnsweredEmail()
  if (thread.length === 0) return null
  const name = threadCustomer(customer.data?.firstName)
  return (
    <LaterPanel title={threadTitle(name)} due={due}>
      {({ EmailThread }) => <EmailThread thread={thread} customer={name} place="beside" />}
    </LaterPanel>
  )
})
