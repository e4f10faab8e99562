import { ChevronLeft, ChevronRight } from 'lucide-react'
import { memo, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { isRightToLeft } from '../internal/direction/isRightToLeft'
import { hiddenSides, revealTab } from './rowScroll'
import type { TabItem } from './tabItem'
import { enabledTabs, tabAfterKey } from './tabKeys'
import type { TabIds } from './tabIds'
import { rowStyle, tabStyle } from './tabsStyle'

const Root = styled.div`
  ${rowStyle}
`

const Entry = styled.div`
  ${tabStyle}
`

interface TabRowProps {
  readonly label: string
  /** Their ids differ. */
  readonly tabs: readonly TabItem[]
  readonly selected: string
  readonly ids: TabIds
  readonly onChange: (id: string) => void
  /** Whether a tab is chosen by moving to it with a key. */
  readonly choosesByMoving: boolean
}

/** The row of tabs, which scrolls if they do not fit. */
export const TabRow = memo(function TabRow(props: TabRowProps) {
  const { label, tabs, selected, ids, onChange, choosesByMoving } = props
  const row = useRef<HTMLDivElement>(null)
  const more = useHiddenSides(row, tabs, selected)
  const [focused, setFocused] = useState<string | null>(null)
  const enabled = enabledTabs(tabs)
  const tabStop = (
    enabled.find(({ id }) => id === focused) ??
    enabled.find(({ id }) => id === selected) ??
    enabled[0]
  )?.id
  const choose = (id: string) => {
    if (id !== selected) onChange(id)
  }
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (focused === null || event.altKey || event.ctrlKey || event.metaKey) return
    const isChoice = event.key === 'Enter' || event.key === ' '
    const goal = isChoice
      ? focused
      : tabAfterKey(event.key, tabs, focused, isRightToLeft(event.currentTarget))
    if (goal === null) return
    event.preventDefault()
    if (isChoice || choosesByMoving) choose(goal)
    if (isChoice) return
    const tab = event.currentTarget.children[tabs.findIndex(({ id }) => id === goal)]
    if (!(tab instanceof HTMLElement)) return
    revealTab(event.currentTarget, tab)
    tab.focus()
  }
  const scroller = (to: 'left' | 'right', by: number, icon: React.ReactNode) => (
    <button
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      data-to={to}
      onClick={() => row.current?.scrollBy({ left: by * row.current.clientWidth * 0.7 })}
    >
      {icon}
    </button>
  )
  return (
    <Root data-more={more}>
      {scroller('left', -1, <ChevronLeft />)}
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        aria-orientation="horizontal"
        onKeyDown={moveByKey}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setFocused(null)
        }}
      >
        {tabs.map(({ id, label: text, count, isDisabled = false }) => (
          <Entry
            key={id}
            id={ids.tab(id)}
            role="tab"
            aria-selected={id === selected}
            aria-controls={id === selected ? ids.panel(id) : undefined}
            aria-disabled={isDisabled || undefined}
            tabIndex={isDisabled ? undefined : id === tabStop ? 0 : -1}
            data-selected={id === selected || undefined}
            data-disabled={isDisabled || undefined}
            onFocus={() => setFocused(id)}
            onClick={isDisabled ? undefined : () => choose(id)}
          >
            <span title={text}>{text}</span>
            {count !== undefined && !Number.isNaN(count) && <small>{count}</small>}
          </Entry>
        ))}
      </div>
      {scroller('right', 1, <ChevronRight />)}
    </Root>
  )
})

/** Behind which edges of a row there are more tabs; keeps the chosen one in sight. */
function useHiddenSides(
  row: React.RefObject<HTMLDivElement | null>,
  tabs: readonly TabItem[],
  selected: string,
): string {
  const [more, setMore] = useState('')
  /** Whether all tabs are in sight; `null` in a new row, which has not been looked at. */
  const fits = useRef<boolean | null>(null)
  const isFirst = selected === tabs[0]?.id
  useLayoutEffect(() => {
    // To measure the row would have the page laid out in the middle of its drawing: not where the chosen tab is in sight anyway.
    if (fits.current ?? isFirst) return
    if (row.current !== null) revealChosen(row.current)
  }, [row, selected, isFirst])
  useEffect(() => {
    const element = row.current
    if (element === null) return undefined
    const look = () => {
      const isNarrower = fits.current === true && element.scrollWidth > element.clientWidth
      if (isNarrower) revealChosen(element)
      const sides = hiddenSides(element, isRightToLeft(element))
      fits.current = sides === ''
      setMore(sides)
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    for (const tab of element.children) observer.observe(tab)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [row, tabs])
  return more
}

const revealChosen = (row: HTMLElement): void => {
  const chosen = row.querySelector<HTMLElement>('[aria-selected=true]')
  if (chosen !== null) revealTab(row, chosen)
}
