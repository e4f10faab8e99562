import type { ReactNode } from 'react'
import { FieldLabel } from './FieldLabel'
import { FieldFoot, FieldRoot, RequiredMark } from './FieldParts'
import type { FieldText } from './fieldText'

interface FieldFrameElementProps {
  readonly label: string
  readonly isLabelHidden: boolean | undefined
  readonly isRequired: boolean | undefined
  readonly labelId: string
  /** The id of the native control that a press on the label focuses. */
  readonly controlId: string
  /** In its place, where the control is no native one. */
  readonly onLabelPress: (() => void) | undefined
  /** Several controls stand in it, under one name. @default false */
  readonly isGroup?: boolean | undefined
  readonly texts: readonly FieldText[]
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** The look of every field: a label over one control or several, and what is said of them under them. */
export function FieldFrame(props: FieldFrameElementProps) {
  const { label, isLabelHidden, isRequired, labelId, controlId, onLabelPress, isGroup, texts, end } = props
  return (
    <FieldRoot {...(isGroup && { role: 'group', 'aria-labelledby': labelId })}>
      <FieldLabel
        id={labelId}
        htmlFor={onLabelPress === undefined ? controlId : undefined}
        onClick={onLabelPress}
        data-hidden={isLabelHidden || undefined}
      >
        {label}
        {isRequired && <RequiredMark />}
      </FieldLabel>
      {props.children}
      <FieldFoot texts={texts} end={end} />
    </FieldRoot>
  )
}
