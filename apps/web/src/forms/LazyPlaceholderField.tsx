import type { PlaceholderFieldProps } from '@retain/ui/placeholder-field'
import { TextField } from '@retain/ui/text-field'
import { lazyCode } from '../core/lazy/lazyCode'
import { useLazyCode } from '../core/lazy/useLazyCode'

const placeholderField = lazyCode(() => import('@retain/ui/placeholder-field'))

/**
 * One line with chips for its placeholders. Its code is fetched when it is drawn first; until then its text can be read, and where
 * the code cannot be fetched, placeholders are written by hand.
 *
 * @example <LazyPlaceholderField label="Subject" value={subject} onChange={setSubject} placeholders={placeholders} />
 */
export function LazyPlaceholderField({ placeholders, ...props }: PlaceholderFieldProps) {
  const { module, hasFailed } = useLazyCode(placeholderField)
  if (module !== null) return <module.default {...props} placeholders={placeholders} />
  return <TextField {...props} isReadOnly={props.isReadOnly === true || !hasFailed} />
}
