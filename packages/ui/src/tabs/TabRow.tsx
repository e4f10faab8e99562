import { ChevronLeft, ChevronRight } from 'lucide-react'
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Tab, TabList } from 'react-aria-components/Tabs'
import { styled } from 'styled-components'
import { uniqueIds } from '../internal/developer-error/uniqueIds'
import { isRightToLeft } from '../internal/direction/isRightToLeft'
import { hiddenSides, revealChosen } from './rowScroll'
import type { TabItem } from './tabItem'
import { rowStyle, tabStyle } from './tabsStyle'

const Root = styled.div`
  ${rowStyle}
`

const Entry = styled(Tab)`
  ${tabStyle}
`

interface TabRowProps {
  readonly label: string
  readonly tabs: readonly TabItem[]
  readonly selected: string
}

/** The row of tabs, which scrolls if they do not fit. */
export const TabRow = memo(function TabRow({ label, tabs, selected }: TabRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState('')
  /** Whether all tabs are in sight; `null` in a new row, which has not been looked at. */
  const fits = useRef<boolean | null>(null)
  const isFirst = selected === tabs[0]?.id
  useLayoutEffect(() => {
    // To measure the row would have the page laid out in the middle of its drawing: not where the chosen tab is in sight anyway.
    if (fits.current ?? isFirst) return
    if (row.current !== null) revealChosen(row.current)
  }, [selected, isFirst])
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
  }, [tabs])
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
      <TabList ref={row} aria-label={label}>
        {uniqueIds('Tabs', tabs).map(({ id, label: text, count, isDisabled = false }) => (
          <Entry key={id} id={id} isDisabled={isDisabled}>
            <span title={text}>{text}</span>
            {count !== undefined && !Number.isNaN(count) && <small>{count}</small>}
          </Entry>
        ))}
      </TabList>
      {scroller('right', 1, <ChevronRight />)}
    </Root>
  )
})
