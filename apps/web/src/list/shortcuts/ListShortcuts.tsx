import { usePageKey } from '../../shell/pageKeys'
import { ShortcutsKey } from './ShortcutsKey'
import { stepInGrid } from './stepInGrid'

/** The keys of every list: through its rows, and the list of all keys. Filters and quick search bring their own. */
export function ListShortcuts() {
  usePageKey('j', 'Next row; Enter opens it', () => stepInGrid('ArrowDown'))
  usePageKey('k', 'Row before', () => stepInGrid('ArrowUp'))
  return <ShortcutsKey />
}
