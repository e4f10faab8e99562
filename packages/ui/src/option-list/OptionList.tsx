import { useState, type ComponentProps } from 'react'
import { ListBox, ListStateContext } from 'react-aria-components/ListBox'
import type { ListState } from 'react-stately/useListState'
import { styled } from 'styled-components'
import { lazyComponent } from '../internal/lazy-component/lazyComponent'
import { listBoxStyle } from './listBoxStyle'
import type { SelectOption } from './selectOption'

const WindowedOptions = lazyComponent(() => import('./WindowedOptions'))

/** Of a list with more options than this only those in sight are drawn. */
const LONG = 200

const List = styled(ListBox<SelectOption>)`
  ${listBoxStyle}
  & [role='option'][data-disabled] {
    color: var(--ink-off);
    cursor: default;
  }
  @media (hover: hover) {
    & [role='option']:hover:not([data-disabled]) {
      background: var(--pressed);
    }
  }
  & [role='option']:focus-visible,
  & [role='option'][data-focus-visible] {
    box-shadow: inset 0 0 0 2px var(--a-500);
  }
  /* Here the lines keep the distance from the edge, for they stand at computed places. */
  &[data-long] {
    width: max(var(--trigger-width, 0px), min(320px, 100vw - 32px));
    height: 320px;
    padding: 0;
  }
  @media (forced-colors: active) {
    & [role='option'][data-disabled] {
      color: GrayText;
    }
  }
`

const Empty = styled.div`
  padding: 12px 8px;
  color: var(--ink-2);
  text-align: center;
`

interface OptionListProps extends Pick<ComponentProps<typeof ListBox>, 'aria-label' | 'aria-labelledby'> {
  readonly state: ListState<SelectOption>
  /** How many options there are, without regard to what is typed. */
  readonly optionCount: number
  readonly emptyText: string
  /** What else the list gets from react-aria. */
  readonly listBoxProps?: ComponentProps<typeof ListBox<SelectOption>> | undefined
}

/** Fetches what a list of this many options needs, before it opens. */
export const preloadOptionList = (optionCount: number): void => {
  if (optionCount > LONG) void WindowedOptions.preload()
}

/** The open list of choices, of any length. */
export function OptionList({ state, optionCount, emptyText, listBoxProps, ...naming }: OptionListProps) {
  // Without the code that draws a part of it a long list is slow, but can still be used.
  const [isDrawnWhole, setIsDrawnWhole] = useState(false)
  const isLong = optionCount > LONG && !isDrawnWhole
  const list = (
    <List
      {...listBoxProps}
      {...naming}
      data-long={isLong || undefined}
      // Escape closes what the list stands in, and leaves what is chosen.
      escapeKeyBehavior="none"
      renderEmptyState={() => <Empty>{emptyText}</Empty>}
    />
  )
  return (
    <ListStateContext.Provider value={state}>
      {isLong ? <WindowedOptions onLoadFailed={() => setIsDrawnWhole(true)}>{list}</WindowedOptions> : list}
    </ListStateContext.Provider>
  )
}
