import { neutralDesking, type DeskingEdits } from '@retain/domain/payment/desking/deskingTerms'
import { resetDesking, tryDesking } from '@retain/domain/payment/playground/playgroundInput'
import { DeskingButton } from '../payment/DeskingButton'
import type { PlaygroundEdit } from '../payment/usePlayground'

interface PlaygroundDeskingProps {
  /** What is tried out. */
  readonly deskingEdits: DeskingEdits
  readonly edit: PlaygroundEdit
}

/** The desking terms of a playground: what is tried out counts in all of its columns. */
export const PlaygroundDesking = ({ deskingEdits, edit: { source, change } }: PlaygroundDeskingProps) => (
  <DeskingButton
    onFile={source.present.desking ?? neutralDesking}
    edits={deskingEdits}
    onTry={(term, value) => change('desking', (current) => tryDesking(current, source.present, term, value))}
    onReset={() => change('desking', resetDesking)}
  />
)
