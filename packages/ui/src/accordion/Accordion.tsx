import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Disclosure, DisclosureGroup, DisclosurePanel } from 'react-aria-components/DisclosureGroup'
import { Heading } from 'react-aria-components/Heading'
import { styled } from 'styled-components'
import { Chip } from '../chip/Chip'
import { isolated } from '../internal/direction/isolated'
import { NoteLine, type EntryNote } from '../internal/note-line/NoteLine'
import { uniqueIds } from '../internal/developer-error/uniqueIds'
import { accordionStyle } from './accordionStyle'

const Root = styled(DisclosureGroup)`
  ${accordionStyle}
`

/** One fold. */
export interface AccordionItem {
  readonly id: string
  readonly title: string
  /** How many entries it has, behind the title. */
  readonly count?: number | undefined
  /** What the closed fold says at its end. */
  readonly summary?: string | undefined
  /** The first words of what it opens, on a line below the title of the closed fold. */
  readonly preview?: string | undefined
  /** It holds a message that was not read yet: a dot, a heavier title, and the word. @default false */
  readonly isUnread?: boolean | undefined
  /** A quiet line below the title that shows while the fold is open too. */
  readonly note?: EntryNote | undefined
  /** What it opens. It is drawn while the fold is closed too, so that the browser's search finds it. */
  readonly content: ReactNode
  /** No fold can be opened or closed. @default false */
  readonly isDisabled?: boolean | undefined
}

/** Props of {@link Accordion}. */
export interface AccordionProps {
  /** Their ids differ; of two alike the first counts. */
  readonly items: readonly AccordionItem[]
  /** The ids of the open folds; leave it out and the accordion keeps them itself. Unknown ids are ignored. */
  readonly expanded?: readonly string[] | undefined
  /** The folds that are open at first, where the accordion keeps them itself. @default none */
  readonly defaultExpanded?: readonly string[] | undefined
  /** A fold was opened or closed; told all that are open now. */
  readonly onExpandedChange?: ((ids: readonly string[]) => void) | undefined
  /** Several may be open; otherwise opening one closes the other. @default false */
  readonly allowsMultiple?: boolean | undefined
  /** The end of a head says its summary while the fold is open too. @default false */
  readonly keepsSummary?: boolean | undefined
  /** The word at a fold whose message was not read. @default 'Unread' */
  readonly unreadLabel?: string | undefined
  /** Which level of heading fits the page. @default 3 */
  readonly headingLevel?: 2 | 3 | 4 | undefined
  /** No fold can be opened or closed. @default false */
  readonly isDisabled?: boolean | undefined
}

/**
 * Folds below each other, each a heading that is a button. Tab goes from one to the next, Enter and Space open and close.
 *
 * @example
 * <Accordion items={[{ id: 'offers', title: 'Offers', count: 2, content: <Offers /> }]} />
 */
export function Accordion(props: AccordionProps) {
  const { items, expanded, defaultExpanded, onExpandedChange, allowsMultiple = false } = props
  const { headingLevel = 3, isDisabled = false, keepsSummary = false, unreadLabel = 'Unread' } = props
  const hasMessages = items.some(({ isUnread }) => isUnread !== undefined)
  return (
    <Root
      allowsMultipleExpanded={allowsMultiple}
      isDisabled={isDisabled}
      {...(hasMessages ? { 'data-messages': '' } : {})}
      {...(keepsSummary ? { 'data-keeps-summary': '' } : {})}
      {...(expanded === undefined ? {} : { expandedKeys: expanded })}
      {...(defaultExpanded === undefined ? {} : { defaultExpandedKeys: defaultExpanded })}
      onExpandedChange={(keys) => onExpandedChange?.([...keys].map(String))}
    >
      {uniqueIds('Accordion', items).map((item) => (
        <Disclosure key={item.id} id={item.id} isDisabled={item.isDisabled ?? false}>
          <Heading level={headingLevel}>
            <AriaButton slot="trigger">
              <span data-head="">
                <span data-title="" data-unread={item.isUnread === true ? '' : undefined}>
                  {item.title}
                </span>
                {item.isUnread === true && <Chip tone="info">{unreadLabel}</Chip>}
                {item.count !== undefined && <small>{item.count}</small>}
                <span data-summary="">{item.summary}</span>
                <ChevronDown aria-hidden="true" />
              </span>
              {item.preview !== undefined && <span data-preview="">{isolated(item.preview)}</span>}
              {item.note !== undefined && <NoteLine {...item.note} />}
            </AriaButton>
          </Heading>
          <DisclosurePanel>
            <div>{item.content}</div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </Root>
  )
}
