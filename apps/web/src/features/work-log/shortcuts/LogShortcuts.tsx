import { lazy, Suspense, useState } from 'react'
import { usePageKey } from '../../../shell/pageKeys'
import { stepInGrid } from './stepInGrid'

const ShortcutsDialog = lazy(() => import('./ShortcutsDialog'))

/** The keys of every log: through its rows, and the list of all keys. Filters and quick search bring their own. */
export function LogShortcuts() {
  const [isOpen, setIsOpen] = useState(false)
  usePageKey('j', 'Next row; Enter opens it', () => stepInGrid('ArrowDown'))
  usePageKey('k', 'Row before', () => stepInGrid('ArrowUp'))
  usePageKey('?', 'Keyboard shortcuts', () => setIsOpen(true))
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog onClose={() => setIsOpen(false)} />
    </Suspense>
  )
}
