import { memo, useState, type CSSProperties, type FocusEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useVirtualRows } from './useVirtualRows'
import { drawnRows } from './visibleRange'

const List = styled.div`
  position: relative;
  height: var(--cards-height);
`

const Item = styled.div`
  position: absolute;
  top: var(--row-top);
  left: 0;
  right: 0;
  height: var(--card-height);
  padding-bottom: 8px;
  & > * {
    height: 100%;
  }
`

interface GridCardProps<Row> {
  readonly row: Row
  readonly index: number
  readonly count: number
  readonly cardHeight: number
  readonly renderCard: (row: Row) => ReactNode
}

function CardView<Row>({ row, index, count, cardHeight, renderCard }: GridCardProps<Row>) {
  const top = { '--row-top': `${index * cardHeight}px` } as CSSProperties
  return (
    <Item role="listitem" aria-posinset={index + 1} aria-setsize={count} data-card={index} style={top}>
      {renderCard(row)}
    </Item>
  )
}

const GridCard = memo(CardView) as typeof CardView

interface GridCardsProps<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly getRowKey: (row: Row) => string
  readonly renderCard: (row: Row) => ReactNode
  readonly cardHeight: number
  readonly scroller: HTMLElement | null
  readonly isBusy: boolean
}

/** The grid on a narrow screen: a list of cards of equal height, only the visible ones drawn. */
export function GridCards<Row>(props: GridCardsProps<Row>) {
  const { label, rows, getRowKey, renderCard, cardHeight, scroller, isBusy } = props
  const [focused, setFocused] = useState<number>()
  const range = useVirtualRows({ scroller, rowCount: rows.length, rowHeight: cardHeight, offset: 0 })
  const style = {
    '--cards-height': `${rows.length * cardHeight}px`,
    '--card-height': `${cardHeight}px`,
  } as CSSProperties
  const keepFocused = ({ target }: FocusEvent<HTMLElement>) => {
    const index = target.closest<HTMLElement>('[data-card]')?.dataset['card']
    setFocused(index === undefined ? undefined : Number(index))
  }
  return (
    <List role="list" aria-label={label} aria-busy={isBusy} style={style} onFocus={keepFocused}>
      {drawnRows(range, focused).map((index) => {
        const row = rows[index]
        return row === undefined ? null : (
          <GridCard
            key={getRowKey(row)}
            row={row}
            index={index}
            count={rows.length}
            cardHeight={cardHeight}
            renderCard={renderCard}
          />
        )
      })}
    </List>
  )
}
