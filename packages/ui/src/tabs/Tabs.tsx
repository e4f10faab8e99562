import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { styled } from 'styled-components'

const Root = styled(AriaTabs)`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`

const Row = styled(TabList)`
  position: relative;
  display: flex;
  flex: none;
  gap: 4px;
  height: 40px;
  padding: 0 var(--s-3);
  overflow: auto hidden;
  scrollbar-width: none;
  /* A line that scrolling content cannot push away, and that the chosen tab covers. */
  box-shadow: inset 0 -1px 0 var(--line);
  & > [role='tab'] {
    display: flex;
    flex: none;
    align-items: center;
    gap: 8px;
    padding: 2px 8px 0;
    border-bottom: 2px solid transparent;
    font-weight: 500;
    white-space: nowrap;
    color: var(--ink-2);
    cursor: pointer;
    outline: none;
  }
  & > [role='tab'][data-hovered] {
    color: var(--ink);
  }
  & > [role='tab'][data-selected] {
    border-bottom-color: var(--accent);
    font-weight: 600;
    color: var(--accent-ink);
  }
  & > [role='tab']:focus-visible {
    border-radius: var(--r-2);
    box-shadow: inset 0 0 0 2px var(--a-500);
  }
  & small {
    font-size: var(--fs-1);
    font-weight: 500;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 720px) {
    height: 44px;
    padding: 0 8px;
    font-size: var(--fs-4);
    & > [role='tab'] {
      justify-content: center;
      min-width: 44px;
    }
    & small {
      font-size: var(--fs-2);
    }
  }
  @media (forced-colors: active) {
    & > [role='tab'] {
      border-bottom-color: Canvas;
    }
    & > [role='tab'][data-selected] {
      border-bottom-color: Highlight;
    }
    & > [role='tab']:focus-visible {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  @media print {
    display: none;
  }
`

const Panel = styled(TabPanel)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  outline: none;
  &:focus-visible {
    box-shadow: inset 0 0 0 2px var(--a-500);
  }
`

/** One tab. */
export interface TabItem {
  readonly id: string
  readonly label: string
  /** How many things stand behind the tab. */
  readonly count?: number | undefined
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** The name of the row of tabs, for screen readers. */
  readonly label: string
  readonly tabs: readonly TabItem[]
  /** The id of the tab whose panel shows. */
  readonly selected: string
  /** A tab was chosen; the caller decides whether it becomes the selected one. */
  readonly onSelect: (id: string) => void
  /** The panel of the selected tab. */
  readonly children: ReactNode
}

/** Scrolls a row sideways, and nothing around it, so far that the chosen tab is in sight. */
const revealChosen = (row: HTMLElement) => {
  const chosen = row.querySelector<HTMLElement>('[aria-selected=true]')
  if (chosen === null) return
  const start = chosen.offsetLeft - 32
  const end = chosen.offsetLeft + chosen.offsetWidth + 32 - row.clientWidth
  if (row.scrollLeft > start) row.scrollLeft = start
  else if (row.scrollLeft < end) row.scrollLeft = end
}

/**
 * Tabs over one panel. Arrows, Home and End move between the tabs, Enter or Space chooses: moving past a tab does not
 * leave a panel in which something is being written. The panel is as high as its parent lets it be.
 *
 * @example
 * <Tabs label="Actions" tabs={[{ id: 'call', label: 'Call' }]} selected={tab} onSelect={setTab}><CallForm /></Tabs>
 */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (row.current !== null) revealChosen(row.current)
  }, [selected])
  return (
    <Root
      selectedKey={selected}
      onSelectionChange={(key) => {
        if (key !== selected) onSelect(String(key))
      }}
      keyboardActivation="manual"
    >
      <Row ref={row} aria-label={label}>
        {tabs.map(({ id, label: text, count }) => (
          <Tab key={id} id={id}>
            {text}
            {count !== undefined && <small>{count}</small>}
          </Tab>
        ))}
      </Row>
      <Panel key={selected} id={selected}>
        {children}
      </Panel>
    </Root>
  )
}
