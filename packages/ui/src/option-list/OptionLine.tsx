import { Check } from 'lucide-react'
import { use, useRef } from 'react'
import { useListBoxSection, useOption } from 'react-aria/useListBox'
import { CollectionRendererContext } from 'react-aria-components/CollectionBuilder'
import { ListStateContext } from 'react-aria-components/ListBox'
import { styled } from 'styled-components'
import { markStyle } from '../internal/choice-line/markStyle'
import { isolated } from '../internal/direction/isolated'
import type { OptionNode, OptionRenderers } from './optionCollection'

const Text = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  & > small {
    display: block;
    font-size: var(--fs-1);
    line-height: var(--lh-1);
    font-weight: var(--fw-body);
    color: var(--ink-2);
  }
  [aria-disabled='true'] > & > small {
    color: inherit;
  }
`

/** The box of a list in which several can be chosen; a list for one has its sign at the end. */
const Box = styled.i`
  ${markStyle}
  flex: none;
  [aria-selected='true'] > & {
    border-color: var(--accent);
    background: var(--accent);
  }
  [aria-disabled='true'] > & {
    border-color: var(--line-strong);
    background: var(--pressed);
    color: var(--ink-off);
  }
  && > svg.lucide {
    width: 12px;
    height: 12px;
    stroke-width: 3;
  }
  @media (forced-colors: active) {
    [aria-selected='true'] > & {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`

const Heading = styled.div`
  min-height: 28px;
  padding: 8px 8px 4px;
  font-size: var(--fs-1);
  line-height: var(--lh-1);
  font-weight: 600;
  color: var(--ink-2);
  overflow-wrap: anywhere;
  cursor: default;
`

interface LineProps {
  readonly node: OptionNode
}

function OptionLine({ node }: LineProps) {
  const line = useRef<HTMLDivElement>(null)
  const state = use(ListStateContext)
  if (state === null) throw new Error('An option stands outside of its list')
  // Chosen on pressing down, the rest of the press would take the focus from wherever the choice moves it to.
  const option = useOption({ key: node.key, shouldSelectOnPressUp: true }, state, line)
  const isMultiple = state.selectionManager.selectionMode === 'multiple'
  const description = node.value?.description ?? ''
  return (
    <div
      {...option.optionProps}
      ref={line}
      data-selected={option.isSelected || undefined}
      data-disabled={option.isDisabled || undefined}
      data-focused={option.isFocused || undefined}
      data-focus-visible={option.isFocusVisible || undefined}
    >
      {isMultiple && <Box aria-hidden="true">{option.isSelected && <Check />}</Box>}
      <Text>
        <span {...option.labelProps}>{isolated(node.rendered)}</span>
        {description !== '' && <small {...option.descriptionProps}>{isolated(description)}</small>}
      </Text>
      {!isMultiple && option.isSelected && <Check aria-hidden="true" />}
    </div>
  )
}

function OptionGroup({ node }: LineProps) {
  const state = use(ListStateContext)
  const { CollectionBranch } = use(CollectionRendererContext)
  const { groupProps } = useListBoxSection({ heading: undefined, 'aria-label': node.textValue })
  if (state === null) throw new Error('A group stands outside of its list')
  return (
    <div {...groupProps}>
      <CollectionBranch collection={state.collection} parent={node} />
    </div>
  )
}

/** How the lines of our lists are drawn. The group bears its heading as its name; the heading itself is for the eye. */
export const optionRenderers: OptionRenderers = {
  option: (node) => <OptionLine key={node.key} node={node} />,
  group: (node) => <OptionGroup key={node.key} node={node} />,
  heading: (node) => (
    <Heading key={node.key} aria-hidden="true">
      {node.rendered}
    </Heading>
  ),
}
