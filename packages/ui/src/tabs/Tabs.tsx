import { createContext, memo, useContext, useEffect, useId, useMemo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { uniqueIds } from '../internal/developer-error/uniqueIds'
import { tabIds } from './tabIds'
import type { TabItem } from './tabItem'
import { enabledTabs } from './tabKeys'
import { TabRow } from './TabRow'
import { TabsPanel } from './TabsPanel'

export type { TabItem } from './tabItem'

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** The name of the row of tabs, for screen readers. */
  readonly label: string
  /** Their ids differ; of two alike the first counts. */
  readonly tabs: readonly TabItem[]
  /** The id of the tab whose panel shows. If no tab has it, `onChange` is called with the first. */
  readonly value: string
  /** A tab was chosen; the caller decides whether it becomes the selected one. */
  readonly onChange: (id: string) => void
  /** The panel of the selected tab. */
  readonly children: ReactNode
  /**
   * Whether moving to a tab chooses it. `manual` waits for Enter or Space: moving past a tab does not leave a panel in
   * which something is being written. `automatic` is quicker where panels only show something. @default 'manual'
   */
  readonly activation?: 'manual' | 'automatic' | undefined
}

/**
 * Tabs over one panel. One tab stop; arrows, Home and End move between the tabs and skip those that are disabled. In a
 * narrow container the row scrolls and keeps the selected tab visible. The panel is as high as its parent lets it be.
 *
 * @example
 * <Tabs label="Actions" tabs={[{ id: 'call', label: 'Call' }]} value={tab} onChange={setTab}><CallForm /></Tabs>
 */
export function Tabs({ children, ...frame }: TabsProps) {
  return (
    <PanelContent value={children}>
      <TabsFrame {...frame} />
    </PanelContent>
  )
}

/** What the panel shows. By this way what changes in it does not draw the tabs anew. */
const PanelContent = createContext<ReactNode>(null)

const Content = () => useContext(PanelContent)

const TabsFrame = memo(function TabsFrame({
  label,
  tabs: given,
  value,
  onChange,
  activation = 'manual',
}: Omit<TabsProps, 'children'>) {
  const base = useId()
  const ids = useMemo(() => tabIds(base), [base])
  const tabs = useMemo(() => uniqueIds('Tabs', given), [given])
  useEffect(() => {
    if (tabs.some(({ id }) => id === value)) return
    const first = enabledTabs(tabs)[0] ?? tabs[0]
    if (first !== undefined) onChange(first.id)
  }, [tabs, value, onChange])
  return (
    <Root>
      <TabRow
        {...{ label, tabs, ids, onChange }}
        selected={value}
        choosesByMoving={activation === 'automatic'}
      />
      <TabsPanel key={value} id={ids.panel(value)} tabId={ids.tab(value)}>
        <Content />
      </TabsPanel>
    </Root>
  )
})
