import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { isNarrowWidth, media } from '../breakpoints/breakpoints'
import { useWindowWidth } from '../breakpoints/useWindowWidth'
import { CardBody, type CardBodyProps } from './CardBody'
import { CardFrame } from './CardFrame'
import { isolated } from '../internal/direction/isolated'
import { ownDirectionAtEnd } from '../internal/direction/ownDirection'
import { innerRingStyle } from '../internal/focus/innerRingStyle'
import type { TourTargetProps } from '../tour/tourTargetProps'

const Head = styled.header`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 8px 16px 4px;
  /* What stands beside the title goes below it where it would leave it no room. */
  & > h2 {
    flex: 1 1 8em;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    margin-inline-start: 4px;
    font-size: inherit;
    font-weight: 400;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & > [data-action] {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-inline-start: auto;
    color: var(--ink-2);
  }
  /* A quiet button at the end lines its text up with the text below it. */
  & > [data-action] > button[data-variant='ghost']:last-child {
    margin-inline-end: -8px;
  }
  @media ${media.phone} {
    font-size: var(--fs-4);
    & > h2 {
      font-size: inherit;
    }
    padding: 4px 12px;
  }
  &[data-fold] {
    flex-wrap: nowrap;
    padding: 0;
    & > h2 {
      flex: 1;
    }
    & > [data-action] {
      flex: none;
      margin: 0;
      margin-inline-end: 12px;
    }
  }
`

const Fold = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-height: 44px;
  padding: 0 12px;
  border: 0;
  border-radius: 8px;
  background: none;
  font-size: var(--fs-4);
  font-weight: 600;
  text-align: start;
  -webkit-tap-highlight-color: transparent;
  & > [data-summary] {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: var(--fs-3);
    font-weight: 400;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
    ${ownDirectionAtEnd}
  }
  & > svg.lucide {
    color: var(--ink-3);
  }
  &[aria-expanded='true'] > svg.lucide {
    transform: rotate(180deg);
  }
  ${innerRingStyle}
`

/** Printed open, since nothing can be pressed on paper. */
const Body = styled.div`
  @media print {
    &[hidden] {
      display: block;
    }
  }
`

/** Props of {@link Card}. */
export interface CardProps extends CardBodyProps, TourTargetProps {
  /** The heading: the name of the section. */
  readonly title: string
  /** How many entries the card has, behind the title. */
  readonly count?: number | undefined
  /** A small button or a quiet text at the head's end. */
  readonly action?: ReactNode
  /** In a window of less than 900 px the card is one line that opens when it is pressed. @default false */
  readonly isFoldable?: boolean | undefined
  /** What the folded line says at its end. */
  readonly summary?: string | undefined
}

/**
 * A card of a record: its heading names the section. While its content is on its way it shows lines, and if that fails
 * a sentence with a button to try again.
 *
 * @example
 * <Card title="Current vehicle" isFoldable summary="2021 Honda Accord EX-L" action={<Button …>Edit</Button>}>…</Card>
 */
export function Card(props: CardProps) {
  const { title, count, action, isFoldable = false, summary, 'data-tour': tour, ...body } = props
  const id = useId()
  const isFold = useWindowWidth(isNarrowWidth) && isFoldable
  const [isOpen, setIsOpen] = useState(false)
  const isFolded = isFold && !isOpen
  const name = (
    <>
      <span id={id}>{title}</span> {count !== undefined && <small>{count}</small>}
    </>
  )
  return (
    <CardFrame aria-labelledby={id} data-tour={tour}>
      <Head data-fold={isFold || undefined}>
        {isFold ? (
          <h2>
            <Fold
              type="button"
              aria-expanded={isOpen}
              aria-controls={`${id}-body`}
              onClick={() => setIsOpen((current) => !current)}
            >
              {name}
              <span data-summary="">{isOpen ? undefined : summary}</span>
              <ChevronDown aria-hidden="true" />
            </Fold>
          </h2>
        ) : (
          <h2>{name}</h2>
        )}
        {action !== undefined && !isFolded && <span data-action="">{isolated(action)}</span>}
      </Head>
      <Body id={`${id}-body`} hidden={isFolded}>
        <CardBody {...body} />
      </Body>
    </CardFrame>
  )
}
