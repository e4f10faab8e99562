import type { TabItem } from './tabItem'

/** The tabs that can be chosen. */
export const enabledTabs = (tabs: readonly TabItem[]): readonly TabItem[] =>
  tabs.filter(({ isDisabled = false }) => !isDisabled)

/**
 * The tab that a key leads to from another one: arrows go round at the ends of the row, and pass what is disabled.
 *
 * @param isMirrored reading starts at the right.
 * @returns `null` where the key leads nowhere.
 * @example tabAfterKey('ArrowRight', tabs, 'call', false) // 'email'
 */
export function tabAfterKey(
  key: string,
  tabs: readonly TabItem[],
  from: string,
  isMirrored: boolean,
): string | null {
  const ids = enabledTabs(tabs).map(({ id }) => id)
  switch (key) {
    case 'Home':
      return ids[0] ?? null
    case 'End':
      return ids.at(-1) ?? null
    case 'ArrowLeft':
    case 'ArrowRight': {
      const step = (key === 'ArrowRight') === isMirrored ? -1 : 1
      return ids.at((ids.indexOf(from) + step) % ids.length) ?? null
    }
    default:
      return null
  }
}
