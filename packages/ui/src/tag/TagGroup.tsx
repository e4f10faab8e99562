import { X } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { Tag as AriaTag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components/TagGroup'
import { styled } from 'styled-components'
import { uniqueIds } from '../internal/developer-error/uniqueIds'
import { FieldLabel } from '../field/FieldLabel'
import { tagListStyle } from './tagStyle'

const Root = styled(AriaTagGroup)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  min-width: 0;
`

const List = styled(TagList)`
  ${tagListStyle}
`

/** One tag. */
export interface TagItem {
  readonly id: string
  /** The whole text; if it does not fit, it is cut and its tooltip has the whole text. */
  readonly label: string
  /** @default false */
  readonly isDisabled?: boolean | undefined
}

/** Props of {@link TagGroup}. */
export interface TagGroupProps {
  /** The name of the group. */
  readonly label: string
  /** The label is for screen readers only, where the context makes it clear. @default false */
  readonly isLabelHidden?: boolean | undefined
  /** Their ids differ; of two alike the first counts. */
  readonly tags: readonly TagItem[]
  /** With it every tag can be removed, by its button, Delete and Backspace. */
  readonly onRemove?: ((id: string) => void) | undefined
  /** With it a tag can be pressed, by Enter too. */
  readonly onPress?: ((id: string) => void) | undefined
  /** Shown if there are no tags. @default nothing */
  readonly emptyText?: string | undefined
}

/**
 * Removable tags for active values: filters, receivers, values of a setting. One tab stop; arrows,
 * Home and End move between the tags, Delete and Backspace remove, and the focus moves to the next tag.
 *
 * @example
 * <TagGroup label="Filters" isLabelHidden tags={tags} onRemove={removeFilter} />
 */
export function TagGroup(props: TagGroupProps) {
  const { label, isLabelHidden = false, tags, onRemove, onPress, emptyText } = props
  const shown = uniqueIds('TagGroup', tags)
  return (
    <Root
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      disabledKeys={shown.flatMap(({ id, isDisabled }) => (isDisabled === true ? [id] : []))}
      {...(onRemove === undefined
        ? {}
        : {
            onRemove: (keys) => {
              for (const key of keys) onRemove(String(key))
            },
          })}
    >
      {!isLabelHidden && <FieldLabel as={Label}>{label}</FieldLabel>}
      <List {...(emptyText === undefined ? {} : { renderEmptyState: () => <p>{emptyText}</p> })}>
        {shown.map(({ id, label: text, isDisabled = false }) => (
          <AriaTag
            key={id}
            id={id}
            textValue={text}
            data-pressable={onPress === undefined ? undefined : ''}
            {...(onPress === undefined ? {} : { onAction: () => onPress(id) })}
          >
            <span title={text}>{text}</span>
            {onRemove !== undefined && (
              <AriaButton slot="remove" isDisabled={isDisabled}>
                <X aria-hidden="true" />
              </AriaButton>
            )}
          </AriaTag>
        ))}
      </List>
    </Root>
  )
}
