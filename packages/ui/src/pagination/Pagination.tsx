import { ChevronLeft, ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { Button } from '../button/Button'
import { formatNumber } from '../cells/formatNumber'
import { isolated } from '../internal/direction/isolated'
import { mirrored } from '../internal/direction/mirrorStyle'
import { drawnItems, type PageItem } from './pageItem'
import type { TourTargetProps } from '../tour/tourTargetProps'

const Bar = styled.nav`
  display: grid;
  flex: none;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: 4px;
  min-height: 44px;
  padding: 0 12px;
  background: var(--sunken);
  border-top: 1px solid var(--line);
  & > :last-child {
    display: flex;
    justify-content: flex-end;
  }
  @media ${media.phone} {
    /* One line where the pages have room beside the rest, else a line of their own. */
    display: flex;
    flex-wrap: wrap;
    /* Under the small button a page is pressed as easily. */
    gap: 8px 4px;
    padding: 0 4px 0 12px;
    & > :last-child {
      margin-inline-start: auto;
    }
    & > ul {
      order: 1;
      flex: auto;
      gap: 0;
      justify-content: center;
    }
  }
  @media print {
    display: none;
  }
`

const Range = styled.span`
  /* In a narrow place of a wide window the pages would leave it one letter a line. */
  min-width: 5em;
  overflow-wrap: anywhere;
  color: var(--ink-2);
  font-size: var(--fs-2);
  line-height: 16px;
  font-variant-numeric: tabular-nums;
`

const Pages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  min-width: 0;
`

const PageButton = styled.button`
  display: grid;
  place-items: center;
  min-width: 28px;
  height: 28px;
  padding: 0 4px;
  border: 0;
  border-radius: var(--r-2);
  background: none;
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
  & svg.lucide {
    ${mirrored}
    width: 16px;
    height: 16px;
  }
  @media (hover: hover) {
    &:hover:not([aria-current], [aria-disabled='true']) {
      background: var(--pressed);
      color: var(--ink);
    }
  }
  &[aria-current] {
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
  &[aria-disabled='true'] {
    color: var(--ink-off);
    cursor: default;
  }
  @media ${media.phone} {
    min-width: var(--touch);
    height: var(--touch);
  }
  @media (forced-colors: active) {
    &[aria-current] {
      border: 2px solid Highlight;
    }
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`

const Gap = styled.span`
  display: grid;
  place-items: center;
  min-width: 28px;
  color: var(--ink-3);
  @media ${media.phone} {
    min-width: 16px;
  }
`

/** Props of {@link Pagination}. */
export interface PaginationProps extends TourTargetProps {
  /** Which page buttons there are; the rule is the caller's. No page and a repeated one are left out. */
  readonly items: readonly PageItem[]
  /** The page in sight, from 1; it is marked where it is one of the items. */
  readonly current: number
  /** False on the first page: the button keeps the focus and takes no press. */
  readonly canPrevious: boolean
  /** False on the last page. */
  readonly canNext: boolean
  /** What is in sight: "1 – 50 of 1,248". */
  readonly rangeText: string
  /** A page was chosen, counted from 1. */
  readonly onPage: (page: number) => void
  /** The page before was asked for. */
  readonly onPrevious: () => void
  /** The page after was asked for. */
  readonly onNext: () => void
  /** The switch between pages and all rows; without it there is none. */
  readonly showAll?:
    | {
        /** What a press does: "Show all" or "Show pages". */
        readonly label: string
        readonly isOn: boolean
        /** All rows are on their way. @default false */
        readonly isLoading?: boolean | undefined
        readonly onChange: (isOn: boolean) => void
      }
    | undefined
}

/**
 * The pager under a grid: what is in sight, the pages, and the switch to all rows. In a narrow window the pages stand
 * in a line of their own where they have no room beside the rest.
 *
 * @example
 * <Pagination items={items} current={1} canPrevious={false} canNext rangeText="1 – 50 of 1,248" … />
 */
export function Pagination(props: PaginationProps) {
  const { items, current, canPrevious, canNext, rangeText, onPage, onPrevious, onNext, showAll } = props
  return (
    <Bar aria-label="Pages" data-tour={props['data-tour']}>
      <Range>{isolated(rangeText)}</Range>
      <Pages>
        <li>
          <PageButton
            type="button"
            aria-label="Previous page"
            aria-disabled={!canPrevious}
            onClick={() => canPrevious && onPrevious()}
          >
            <ChevronLeft aria-hidden="true" />
          </PageButton>
        </li>
        {drawnItems(items).map((item, index) =>
          item.kind === 'ellipsis' ? (
            <li key={`gap-${index}`}>
              <Gap aria-hidden="true">…</Gap>
            </li>
          ) : (
            <li key={item.page}>
              <PageButton
                type="button"
                aria-label={`Page ${formatNumber(item.page)}`}
                aria-current={item.page === current ? 'page' : undefined}
                onClick={() => onPage(item.page)}
              >
                {formatNumber(item.page)}
              </PageButton>
            </li>
          ),
        )}
        <li>
          <PageButton
            type="button"
            aria-label="Next page"
            aria-disabled={!canNext}
            onClick={() => canNext && onNext()}
          >
            <ChevronRight aria-hidden="true" />
          </PageButton>
        </li>
      </Pages>
      <span>
        {showAll !== undefined && (
          <Button
            variant="ghost"
            size="small"
            isLoading={showAll.isLoading ?? false}
            onPress={() => showAll.onChange(!showAll.isOn)}
          >
            {showAll.label}
          </Button>
        )}
      </span>
    </Bar>
  )
}
