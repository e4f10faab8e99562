import { use, useRef } from 'react'
import { useOption } from 'react-aria/useListBox'
import { ListStateContext } from 'react-aria-components/ListBox'
import { styled } from 'styled-components'
import { isolated } from '../internal/direction/isolated'
import type { OptionNode } from '../option-list/optionCollection'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import type { InboxOption } from './inboxItem'

const Line = styled.div`
  display: grid;
  grid-template-columns: 8px 20px minmax(0, 1fr) auto;
  gap: 2px 8px;
  align-items: center;
  min-height: 58px;
  padding: 8px 16px 8px 12px;
  border-bottom: 1px solid var(--line);
  cursor: pointer;
  outline: none;
  & > i {
    width: 8px;
    height: 8px;
    border-radius: 50%;
  }
  & > svg.lucide {
    width: 16px;
    height: 16px;
    color: var(--ink-2);
  }
  & > b {
    font-weight: 500;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > time {
    color: var(--ink-2);
    font-size: var(--fs-1);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > p {
    grid-column: 3 / -1;
    margin: 0;
    color: var(--ink-2);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-unread] {
    & > i {
      background: var(--accent);
    }
    & > b {
      font-weight: 650;
    }
    & > svg.lucide {
      color: var(--accent-ink);
    }
  }
  &[data-focused] {
    background: var(--accent-soft);
  }
  @media (hover: hover) {
    &:hover {
      background: var(--hover);
    }
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px var(--a-500);
  }
  @media (forced-colors: active) {
    &[data-unread] > i {
      forced-color-adjust: none;
      background: Highlight;
    }
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

interface InboxLineProps {
  readonly node: OptionNode
  readonly unreadLabel: string
}

/** A message of an {@link InboxList}. */
export function InboxLine({ node, unreadLabel }: InboxLineProps) {
  const line = useRef<HTMLDivElement>(null)
  const state = use(ListStateContext)
  if (state === null) throw new Error('A message stands outside of its list')
  const option = useOption({ key: node.key, shouldSelectOnPressUp: true }, state, line)
  // The collection is made of the messages themselves.
  const { title, text, time, icon, isUnread } = node.value as InboxOption
  return (
    <Line
      {...option.optionProps}
      ref={line}
      data-unread={isUnread || undefined}
      data-focused={option.isFocused || undefined}
      data-focus-visible={option.isFocusVisible || undefined}
    >
      <i aria-hidden="true" />
      {icon}
      <b {...option.labelProps}>
        {isUnread && <VisuallyHidden>{unreadLabel}: </VisuallyHidden>}
        {isolated(title)}
      </b>
      <time>{time}</time>
      <p {...option.descriptionProps}>{isolated(text)}</p>
    </Line>
  )
}
