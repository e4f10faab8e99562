import { useState } from 'react'
import { lazyCode } from '../../core/lazy/lazyCode'
import { LazyDialog } from '../../core/lazy/LazyDialog'
import { usePageKey } from '../../shell/pageKeys'
import { stepInGrid } from './stepInGrid'

/** The list of keys. */
const shortcutsDialog = lazyCode(() => import('./ShortcutsDialog'))

/** The keys of every list: through its rows, and the list of all keys. Filters and quick search bring their own. */
export function ListShortcuts() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  usePageKey('j', 'Next row; Enter opens it', () => stepInGrid('ArrowDown'))
  usePageKey('k', 'Row before', () => stepInGrid('ArrowUp'))
  usePageKey('?', 'Keyboard shortcuts', () => setIsOpen(true))
  if (!isOpen) return null
  return (
    <LazyDialog code={shortcutsDialog} onFailed={close}>
      {({ ShortcutsDialog }) => <ShortcutsDialog onClose={close} />}
    </LazyDialog>
  )
}
