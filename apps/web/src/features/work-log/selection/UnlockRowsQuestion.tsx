import type { SelectedRow } from '@retain/domain/work-log/selection/selectedRow'
import { unlockRowsQuestion } from '@retain/domain/work-log/selection/unlockRows'
import { useMinute } from '../../../core/browser/useMinute'
import { UnlockQuestion, type UnlockQuestionProps } from '../../lock/UnlockQuestion'
import { Lines } from './Lines'

interface UnlockRowsQuestionProps extends Omit<UnlockQuestionProps, 'question'> {
  /** The rows of other users. */
  readonly rows: readonly SelectedRow[]
}

/** Unlock Row for the selected rows: Yes releases the locks of other users, too, No keeps all (L-383, L-384). */
export function UnlockRowsQuestion({ rows, ...answers }: UnlockRowsQuestionProps) {
  const { question, lines } = unlockRowsQuestion(rows, useMinute())
  return (
    <UnlockQuestion
      {...answers}
      question={
        <>
          {question}
          <Lines>
            {lines.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </Lines>
        </>
      }
    />
  )
}
