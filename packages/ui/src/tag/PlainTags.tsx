import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { uniqueIds } from '../internal/developer-error/uniqueIds'
import { tagListStyle } from './tagStyle'
import type { TagGroupProps } from './TagGroup'

const List = styled.div`
  ${tagListStyle}
`

/** Props of {@link PlainTags}. */
export interface PlainTagsProps extends Pick<TagGroupProps, 'label' | 'tags'> {
  /** They look as tags that can be removed. @default false */
  readonly isRemovable?: boolean | undefined
}

/**
 * The tags of a `TagGroup` with a hidden label, not interactive and of the same size, shown while the code of the group is
 * being loaded.
 *
 * @example
 * <PlainTags label="Active filters" tags={tags} isRemovable />
 */
export function PlainTags({ label, tags, isRemovable = false }: PlainTagsProps) {
  return (
    <List role="list" aria-label={label}>
      {uniqueIds('PlainTags', tags).map(({ id, label: text }) => (
        <div key={id} role="listitem" data-allows-removing={isRemovable || undefined}>
          <div data-cell="">
            <span title={text}>{text}</span>
            {isRemovable && (
              <i data-cross="" aria-hidden="true">
                <X />
              </i>
            )}
          </div>
        </div>
      ))}
    </List>
  )
}
