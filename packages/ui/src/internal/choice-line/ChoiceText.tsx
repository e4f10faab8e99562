import type { ReactNode } from 'react'
import { Text } from 'react-aria-components/Text'

interface ChoiceLabelProps {
  /** What stands in the mark: the sign of a ticked box. */
  readonly mark?: ReactNode
  readonly children: ReactNode
}

/** The mark and the text of a line that one ticks. */
export const ChoiceLabel = ({ mark, children }: ChoiceLabelProps) => (
  <>
    <span data-mark="" aria-hidden="true">
      {mark}
    </span>
    <span data-text="">{children}</span>
  </>
)

interface ChoiceDescriptionProps {
  readonly text: string | undefined
}

/** The quieter text under a choice, which describes it. */
export const ChoiceDescription = ({ text }: ChoiceDescriptionProps) =>
  text !== undefined && <Text slot="description">{text}</Text>
