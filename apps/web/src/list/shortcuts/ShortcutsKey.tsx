import { useState } from 'react'
import { lazyCode } from '../../core/lazy/lazyCode'
import { LazyDialog } from '../../core/lazy/LazyDialog'
import { usePageKey } from '../../shell/pageKeys'

/** The list of keys. */
const shortcutsDialog = lazyCode(() => import('./ShortcutsDialog'))

/** The key that lists the keys of the page in sight. */
export function ShortcutsKey() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  usePageKey('?', 'Keyboard shortcuts', () => setIsOpen(true))
  if (!isOpen) return null
  return (
    <LazyDialog code={shortcutsDialog} onFailed={close}>
      {({ ShortcutsDialog }) => <ShortcutsDialog onClose={close} />}
    </LazyDialog>
  )
}
