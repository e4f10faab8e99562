import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Field, type FieldFrameProps } from '../field/Field'
import { SelectBox } from './SelectBox'

/** Props of {@link WaitingSelect}. */
export interface WaitingSelectProps extends Pick<FieldFrameProps, 'label' | 'isLabelHidden'> {
  /** The text of the chosen option, if it is known. @default the placeholder */
  readonly text?: string | undefined
  /** What stands in the box meanwhile. */
  readonly placeholder: string
}

/**
 * A disabled `Select` of the same size, shown while the code of the select is being loaded.
 *
 * @example
 * <WaitingSelect label="Saved Searches" isLabelHidden placeholder="Saved Searches" text={search?.name} />
 */
export function WaitingSelect({ text, placeholder, ...frame }: WaitingSelectProps) {
  const valueId = useId()
  return (
    <Field {...frame}>
      {({ id }, labelId) => (
        <SelectBox id={id} isDisabled aria-labelledby={`${valueId} ${labelId}`}>
          <span id={valueId} data-value="" data-placeholder={text === undefined || undefined}>
            {text ?? placeholder}
          </span>
          <ChevronDown aria-hidden="true" />
        </SelectBox>
      )}
    </Field>
  )
}
