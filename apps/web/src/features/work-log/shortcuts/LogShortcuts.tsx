import { useState } from 'react'
import { laterCode } from '../../../later/laterCode'
import { LaterDialog } from '../../../later/LaterDialog'
import { usePageKey } from '../../../shell/pageKeys'
import { stepInGrid } from './stepInGrid'

/** The list of keys. */
const shortcutsDialog = laterCode(() => import('./ShortcutsDialog'))

/** The keys of every log: through its rows, and the list of all keys. Filters and quick search bring their own. */
export function LogShortcuts() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  usePageKey('j', 'Next row; Enter opens it', () => stepInGrid('ArrowDown'))
  usePageKey('k', 'Row before', () => stepInGrid('ArrowUp'))
  usePageKey('?', 'Keyboard shortcuts', () => setIsOpen(true))
  if (!isOpen) return null
  return (
    <LaterDialog code={shortcutsDialog} onFailed={close}>
      {({ ShortcutsDialog }) => <ShortcutsDialog onClose={close} />}
    </LaterDialog>
  )
}
