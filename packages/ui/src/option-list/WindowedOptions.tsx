import { use, useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { CollectionRendererContext } from 'react-aria-components/CollectionBuilder'
import { ListStateContext } from 'react-aria-components/ListBox'
import { useVirtualizer } from 'react-window'
import { styled } from 'styled-components'
import { isPhoneWidth } from '../breakpoints/breakpoints'
import { useWindowWidth } from '../breakpoints/useWindowWidth'
import { OptionCollection, type OptionNode } from './optionCollection'
import { drawnEntries, optionLayout, type OptionLayout } from './optionLayout'
import { DrawnContext, translation, WindowContext, WindowedLine, type OptionWindow } from './WindowedLine'
import { useLineHeights } from './useLineHeights'

type Key = OptionNode['key']

/** How high a long list is before it is measured, in CSS pixels. */
const usualHeight = 320

/** Lines that are drawn above and below those in sight, so that a wheel or a short drag finds them there. */
const overscanCount = 5

const Content = styled.div`
  position: relative;
`

const Group = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 4px;
`

const empty = new OptionCollection([], { option: () => <></>, group: () => <></>, heading: () => <></> })

/** How high a line is whose text needs no second line: as the style of the list has it. */
const expectedHeight = ({ type, value }: OptionNode, isPhone: boolean): number => {
  if (type === 'header') return 28
  const text = (value?.description ?? '') === '' ? 20 : 36
  return Math.max(text + 8, isPhone ? 44 : 32)
}

interface DrawnOptionsProps {
  /** What has the focus: it stays on the page however far one scrolls. */
  readonly persistedKeys?: ReadonlySet<Key> | null | undefined
}

/** The lines in sight, and the option with the focus wherever that is. */
function DrawnOptions({ persistedKeys }: DrawnOptionsProps) {
  const { layout, inSight, groupOf, onScroller } = use(WindowContext)
  const content = useRef<HTMLDivElement>(null)
  // The list box around it, whose own ref is not set yet.
  useLayoutEffect(() => onScroller(content.current?.parentElement ?? null), [onScroller])
  const entries = useMemo(
    () => drawnEntries(layout, inSight, persistedKeys ?? []),
    [layout, inSight, persistedKeys],
  )
  return (
    <DrawnContext value={entries}>
      <Content ref={content} role="presentation" style={{ height: layout.height }}>
        {entries.map(({ groupKey, indexes }) => {
          const [first = 0] = indexes
          const group = groupKey === null ? null : groupOf(groupKey)
          if (group === null) return <WindowedLine key={layout.lines[first]?.key} index={first} origin={0} />
          return (
            <Group key={group.key} role="presentation" style={translation(layout.tops[first] ?? 0)}>
              {group.render?.(group)}
            </Group>
          )
        })}
      </Content>
    </DrawnContext>
  )
}

/** The drawn lines of one group. */
function DrawnGroup({ parent }: { readonly parent: { readonly key: Key } }) {
  const { layout } = use(WindowContext)
  const indexes = use(DrawnContext).find(({ groupKey }) => groupKey === parent.key)?.indexes ?? []
  const origin = layout.tops[indexes[0] ?? 0] ?? 0
  return indexes.map((index) => <WindowedLine key={layout.lines[index]?.key} index={index} origin={origin} />)
}

/** Tells the keyboard where lines are that need not be on the page, for a page up or down. */
const keyboardLayout = (layout: OptionLayout, scroller: HTMLElement | null) => ({
  getItemRect: (key: Key) => {
    const index = layout.indexOf(key)
    return index === undefined
      ? null
      : { x: 0, y: layout.tops[index] ?? 0, width: 0, height: layout.heights[index] ?? 0 }
  },
  getVisibleRect: () => ({
    x: 0,
    y: scroller?.scrollTop ?? 0,
    width: scroller?.clientWidth ?? 0,
    height: scroller?.clientHeight ?? usualHeight,
  }),
  getContentSize: () => ({ width: scroller?.clientWidth ?? 0, height: layout.height }),
})

interface WindowedOptionsProps {
  /** How high every line is, in CSS pixels. @default as the style of a list of choices has it */
  readonly lineHeight?: number
  readonly children: ReactNode
}

/** Draws only the lines in sight of the list box inside it. It is fetched when a long list opens first. */
export default function WindowedOptions({ lineHeight, children }: WindowedOptionsProps) {
  const collection = use(ListStateContext)?.collection ?? empty
  const isPhone = useWindowWidth(isPhoneWidth)
  const { heights, measure } = useLineHeights()
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [hasLayout, setHasLayout] = useState(true)
  const onScroller = useCallback((element: HTMLElement | null) => {
    setScroller(element)
    setHasLayout(element === null || element.clientHeight > 0)
  }, [])
  const layout = useMemo(
    () =>
      optionLayout(
        collection,
        (line) => heights.get(line.key) ?? lineHeight ?? expectedHeight(line, isPhone),
      ),
    [collection, heights, lineHeight, isPhone],
  )
  const { items } = useVirtualizer({
    count: layout.lines.length,
    element: scroller,
    itemSize: useMemo(() => (index: number) => layout.heights[index] ?? 0, [layout]),
    defaultSize: usualHeight,
    overscanCount,
  })
  const optionWindow = useMemo(
    (): OptionWindow => ({
      layout,
      // Where nothing is laid out, as in tests without a browser, every line counts as in sight.
      inSight: hasLayout ? items.map(({ index }) => index) : [...layout.lines.keys()],
      groupOf: (key) => collection.getItem(key),
      measure,
      onScroller,
    }),
    [layout, hasLayout, items, collection, measure, onScroller],
  )
  const renderer = useMemo(
    () => ({
      isVirtualized: true,
      layoutDelegate: keyboardLayout(layout, scroller),
      CollectionRoot: DrawnOptions,
      CollectionBranch: DrawnGroup,
    }),
    [layout, scroller],
  )
  return (
    <WindowContext value={optionWindow}>
      <CollectionRendererContext value={renderer}>{children}</CollectionRendererContext>
    </WindowContext>
  )
}
