import { PlainTags } from '@retain/ui/plain-tags'
import type { TagGroupProps } from '@retain/ui/tag-group'
import { lazyCode } from '../../../core/lazy/lazyCode'
import { useLazyCode } from '../../../core/lazy/useLazyCode'

/** The interactive tags. */
export const tagGroup = lazyCode(() => import('@retain/ui/tag-group'))

type LazyTagsProps = Pick<TagGroupProps, 'label' | 'tags' | 'onRemove' | 'onPress'>

/**
 * Tags that can be read at once and used as soon as their code is loaded. If loading failed, pointing at them tries again.
 * Their label is for screen readers.
 */
export function LazyTags(props: LazyTagsProps) {
  const { module } = useLazyCode(tagGroup, 'idle')
  if (module !== null) return <module.TagGroup {...props} isLabelHidden />
  return (
    <div onPointerEnter={() => void tagGroup.fetch()}>
      <PlainTags label={props.label} tags={props.tags} isRemovable={props.onRemove !== undefined} />
    </div>
  )
}
