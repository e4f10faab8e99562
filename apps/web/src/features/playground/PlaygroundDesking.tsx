import { neutralDesking } from '@retain/domain/payment/desking/deskingTerms'
import { resetDesking, tryDesking } from '@retain/domain/payment/playground/playgroundInput'
import { DeskingButton } from '../payment/DeskingButton'
import type { PlaygroundWork } from '../payment/usePlayground'

interface PlaygroundDeskingProps {
  readonly work: Pick<PlaygroundWork, 'playground' | 'source' | 'change'>
}

/** The desking terms of a playground: what is tried out counts in all of its columns. */
export const PlaygroundDesking = ({ work: { playground, source, change } }: PlaygroundDeskingProps) => (
  <DeskingButton
    onFile={source.present.desking ?? neutralDesking}
    edits={playground.deskingEdits}
    onTry={(term, value) => change('desking', (current) => tryDesking(current, source.present, term, value))}
    onReset={() => change('desking', resetDesking)}
  />
)
