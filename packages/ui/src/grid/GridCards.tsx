import {
  memo,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ChangeEvent,
  type ReactNode,
} from 'react'
import { styled } from 'styled-components'
import { choiceStyle } from './choiceStyle'
import type { GridSelection } from './gridColumn'
import { drawnRows } from './rowSlots'
import type { RowSource } from './rowSource'
import { rowTop, scrollSpace } from './scrollSpace'
import { cardAround, useCardFocus } from './useCardFocus'
import { useGridSelection } from './useGridSelection'
import { useReadingOrder } from './useReadingOrder'
import { useRowWindow } from './useRowWindow'

const List = styled.div`
  position: relative;
  & > [data-card] {
    position: absolute;
    inset: 0 0 auto;
    height: var(--card-height);
    padding-bottom: 8px;
    contain: layout style;
  }
  & > [data-card] > :last-child {
    height: 100%;
  }
  & > [data-choice] {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    align-items: center;
  }
  ${choiceStyle}
  & > [data-card] > [data-part='choice'] {
    --choice-reach: -13px;
    justify-self: center;
    width: 20px;
    height: 20px;
    &:checked::after {
      inset: 2px 6px 5px;
    }
    &:indeterminate::after {
      inset: 8px 4px;
    }
  }
  @media print {
    height: auto !important;
    & > [data-card] {
      position: static;
      transform: none !important;
      break-inside: avoid;
    }
  }
`

interface CardLook<Row> {
  readonly listId: string
  readonly source: RowSource<Row>
  readonly count: number
  readonly selectedKeys: ReadonlySet<string> | undefined
  readonly isSelectable: ((key: string) => boolean) | undefined
  readonly keepFocus: (card: HTMLElement) => void
  readonly renderCard: (row: Row) => ReactNode
}

interface GridCardProps<Row> {
  readonly index: number
  readonly top: number
  readonly slot: number
  readonly look: CardLook<Row>
}

function CardView<Row>({ index, top, slot, look }: GridCardProps<Row>) {
  const { listId, source, count, selectedKeys, keepFocus, renderCard } = look
  const rowNow = () => source.rows()[index]
  const row = useSyncExternalStore(source.subscribe, rowNow, rowNow)
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (card.current !== null) keepFocus(card.current)
  })
  if (row === undefined) return null
  return (
    <div
      ref={card}
      role="listitem"
      id={`${listId}-${slot}`}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-card={index}
      data-slot={slot}
      data-choice={selectedKeys === undefined ? undefined : ''}
      style={{ transform: `translateY(${top}px)` }}
    >
      {selectedKeys !== undefined && (
        <input
          type="checkbox"
          data-part="choice"
          aria-label={`Choose row ${index + 1}`}
          aria-disabled={look.isSelectable?.(source.keyOf(row)) === false || undefined}
          checked={selectedKeys.has(source.keyOf(row))}
          readOnly
        />
      )}
      {renderCard(row)}
    </div>
  )
}

const GridCard = memo(CardView) as typeof CardView

interface GridCardsProps<Row> {
  readonly label: string
  readonly source: RowSource<Row>
  readonly renderCard: (row: Row) => ReactNode
  readonly cardHeight: number
  readonly leadRows: number
  readonly selection: GridSelection | undefined
  readonly isBusy: boolean
}

/** The grid on a narrow screen: a list of cards of equal height, only the visible ones drawn. */
export function GridCards<Row>(props: GridCardsProps<Row>) {
  const { label, source, renderCard, cardHeight, leadRows, selection, isBusy } = props
  const listId = useId()
  const holder = useRef<HTMLDivElement>(null)
  const count = useSyncExternalStore(source.subscribe, source.count, source.count)
  const { active, keepFocus, onFocus, onBlur } = useCardFocus(holder, source)
  const choice = useGridSelection(selection, source)
  const { start, end, pool, hidden } = useRowWindow({
    holder,
    rowCount: count,
    rowHeight: cardHeight,
    leadRows,
    offset: 0,
    start: useSyncExternalStore(source.subscribe, source.start, source.start),
  })
  const drawn = useMemo(() => drawnRows({ start, end, pool }, active), [start, end, pool, active])
  useReadingOrder(holder, drawn)
  const selectedKeys = selection?.selectedKeys
  const isSelectable = selection?.isSelectable
  const heights = { rowCount: count, rowHeight: cardHeight, leadRows }
  const look = useMemo(
    (): CardLook<Row> => ({ listId, source, count, selectedKeys, isSelectable, keepFocus, renderCard }),
    [listId, source, count, selectedKeys, isSelectable, keepFocus, renderCard],
  )
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLElement>) => {
    const card = target.dataset['part'] === 'choice' ? cardAround(target) : null
    if (card === null) return
    const asRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
    choice?.toggle(Number(card.dataset['card']), asRange)
  }
  return (
    <List
      ref={holder}
      role="list"
      aria-label={label}
      aria-busy={isBusy}
      style={{ height: scrollSpace(heights).height, '--card-height': `${cardHeight}px` }}
      onFocus={onFocus}
      onBlur={onBlur}
      onChange={onChange}
    >
      {drawn.map(({ slot, index }) => (
        <GridCard key={slot} index={index} top={rowTop(index, heights) - hidden} slot={slot} look={look} />
      ))}
    </List>
  )
}
