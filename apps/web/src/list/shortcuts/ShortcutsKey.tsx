import { useEffect, useState } from 'react'
import { lazyCode } from '../../core/lazy/lazyCode'
import { LazyDialog } from '../../core/lazy/LazyDialog'
import { usePageKey } from '../../shell/pageKeys'

/** The list of keys. */
const shortcutsDialog = lazyCode(() => import('./ShortcutsDialog'))

/** The keys that list the keys of the page in sight: `?`, and Ctrl + / where those of one character are switched off. */
export function ShortcutsKey() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  usePageKey('?', 'Keyboard shortcuts', () => setIsOpen(true))
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  if (!isOpen) return null
  return (
    <LazyDialog code={shortcutsDialog} onFailed={close}>
      {({ ShortcutsDialog }) => <ShortcutsDialog onClose={close} />}
    </LazyDialog>
  )
}
