import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { pageSide } from '../internal/direction/pageSide'
import { controlStyle } from '../field/controlStyle'
import { Field, type FieldControl } from '../field/Field'
import { frameProps } from '../field/frameProps'
import { ListInput } from '../option-list/ListInput'
import { preloadOptionList } from '../option-list/OptionList'
import { OptionPanel } from '../option-list/OptionPanel'
import { useInputWithList } from '../option-list/useInputWithList'
import { Spinner } from '../spinner/Spinner'
import type { ComboBoxProps } from './comboBoxProps'
import { useTypedChoice } from './useTypedChoice'

export type { ComboBoxProps } from './comboBoxProps'

const Box = styled.div`
  --button: 32px;
  position: relative;
  text-align: start;
  & > input {
    ${controlStyle}
    text-overflow: ellipsis;
    ${pageSide}
  }
  /* The input has the direction of its text, the button that of the page. */
  &:dir(ltr) > input {
    padding-right: var(--button);
  }
  &:dir(rtl) > input {
    padding-left: var(--button);
  }
  & > button {
    position: absolute;
    inset-block: 1px;
    inset-inline-end: 1px;
    display: grid;
    place-items: center;
    width: var(--button);
    padding: 0;
    border: 0;
    border-radius: var(--r-2);
    background: none;
    color: var(--ink-3);
  }
  & > button > span {
    display: grid;
  }
  & > button:disabled {
    color: var(--ink-off);
    cursor: default;
  }
  @media ${media.phone} {
    --button: 44px;
  }
`

/**
 * A box to type into, with the options that match under it: any part of them, whatever case and accents. A press shows
 * all of them; arrows and Enter choose, Escape and leaving the box give it back the chosen option.
 *
 * @example
 * <ComboBox label="Add a column" placeholder="Type or Select a column" options={columns} value={null} onChange={add} />
 */
export function ComboBox(props: ComboBoxProps) {
  return (
    <Field {...frameProps(props)}>
      {(control, labelId) => <ComboBoxControl {...props} control={control} labelId={labelId} />}
    </Field>
  )
}

interface ComboBoxControlProps extends ComboBoxProps {
  readonly control: FieldControl
  readonly labelId: string
}

function ComboBoxControl(props: ComboBoxControlProps) {
  const { label, isRequired = false, control, labelId } = props
  const { placeholder = 'Type or Select', emptyText = 'Nothing Found', isLoading = false } = props
  const { isDisabled = false, isReadOnly = false } = props
  const { state, list, optionCount } = useTypedChoice(props)
  const inputRef = useRef<HTMLInputElement>(null)
  const describedBy = control['aria-describedby']
  const { triggerRef, inputProps, buttonProps, panelProps } = useInputWithList({
    ...list,
    state,
    inputRef,
    id: control.id,
    'aria-labelledby': labelId,
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    isDisabled,
    isReadOnly,
    isRequired,
    validationBehavior: 'aria',
    placeholder,
    // Not told while the focus is on the button or in the list.
    onBlur: () => props.onBlur?.(),
  })
  const warmUp = () => preloadOptionList(optionCount)
  return (
    <>
      <Box ref={triggerRef} onPointerEnter={warmUp} onFocus={warmUp}>
        <ListInput
          {...inputProps}
          onClick={() => {
            if (!state.isOpen && !isReadOnly) state.open(null, 'manual')
          }}
        />
        <Button {...buttonProps}>
          {isLoading ? <Spinner size="small" label="Loading" /> : <ChevronDown aria-hidden="true" />}
        </Button>
      </Box>
      <OptionPanel
        {...panelProps}
        label={label}
        optionCount={optionCount}
        emptyText={isLoading ? 'Loading' : emptyText}
        aria-labelledby={labelId}
      />
    </>
  )
}
