import { useMemo, useState } from 'react'
import { ListBox, ListStateContext } from 'react-aria-components/ListBox'
import { useListState } from 'react-stately/useListState'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { lazyComponent } from '../internal/lazy-component/lazyComponent'
import { OptionCollection } from '../option-list/optionCollection'
import type { SelectOption } from '../option-list/selectOption'
import type { InboxItem, InboxOption } from './inboxItem'
import { InboxLine } from './InboxLine'

export type { InboxItem } from './inboxItem'

const WindowedOptions = lazyComponent(() => import('../option-list/WindowedOptions'))

/** Of a list with more messages than this only those in sight are drawn. */
const longLength = 60

/** How high a message of two lines is, in CSS pixels. */
const lineHeight = 58

const List = styled(ListBox<SelectOption>)`
  position: relative;
  height: min(calc(var(--lines) * ${lineHeight}px), var(--inbox-height, 580px));
  overflow: auto;
  outline: none;
  overscroll-behavior: contain;
  @media ${media.phone} {
    height: var(--inbox-height, 580px);
  }
  /* Here a line is as wide as the list, which has no edge of its own. */
  & [role='presentation'] > [role='presentation'] {
    inset-inline: 0;
  }
`

/** Props of {@link InboxList}. */
export interface InboxListProps {
  /** The name of the list, for screen readers. */
  readonly label: string
  /** The messages in their order; their ids differ. Keep the list the same object while nothing changes. */
  readonly items: readonly InboxItem[]
  /** Somebody opened a message, by the pointer, by Enter or by Space. */
  readonly onOpen: (id: string) => void
  /** What is spoken before the title of a message that has not been opened. @default 'New' */
  readonly unreadLabel?: string | undefined
  /** Puts the focus on the first message as the list appears. @default false */
  readonly autoFocus?: boolean | undefined
}

/**
 * Messages that were received, of which each opens something: alerts, mails. One tab stop; arrows, Home, End, the page keys and the
 * first letters move, Enter opens. Of many only those in sight are drawn. It is as high as its lines, at most `--inbox-height` of the
 * part around it, 580 px where that says nothing.
 *
 * @example
 * <InboxList label="Alerts" items={alerts} onOpen={open} unreadLabel="Not viewed" />
 */
export function InboxList({ label, items, onOpen, unreadLabel = 'New', autoFocus = false }: InboxListProps) {
  // Without the code that draws a part of it a long list is slow, but can still be used.
  const [isDrawnWhole, setIsDrawnWhole] = useState(false)
  const collection = useMemo(
    () =>
      new OptionCollection(
        items.map((item): InboxOption => ({ ...item, label: item.title })),
        {
          option: (node) => <InboxLine key={node.key} node={node} unreadLabel={unreadLabel} />,
          group: () => <></>,
          heading: () => <></>,
        },
      ),
    [items, unreadLabel],
  )
  const state = useListState<SelectOption>({ collection, selectionMode: 'none' })
  const list = (
    <List
      aria-label={label}
      autoFocus={autoFocus ? 'first' : false}
      escapeKeyBehavior="none"
      onAction={(key) => onOpen(String(key))}
      style={{ ['--lines' as string]: items.length }}
    />
  )
  return (
    <ListStateContext.Provider value={state}>
      {items.length > longLength && !isDrawnWhole ? (
        <WindowedOptions onLoadFailed={() => setIsDrawnWhole(true)} lineHeight={lineHeight}>
          {list}
        </WindowedOptions>
      ) : (
        list
      )}
    </ListStateContext.Provider>
  )
}
