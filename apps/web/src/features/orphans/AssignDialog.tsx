import {
  assignmentModeLabels,
  assignmentModes,
  type AssignmentMode,
} from '@retain/domain/orphans/assignmentTexts'
import type { Orphan } from '@retain/domain/orphans/orphan'
import { formatCount } from '@retain/domain/money/format'
import { Button } from '@retain/ui/button'
import { ComboBox } from '@retain/ui/combo-box'
import { FormDialog } from '@retain/ui/form-dialog'
import { FormFields } from '@retain/ui/form-layout'
import { MultiSelect } from '@retain/ui/multi-select'
import { ProgressBar } from '@retain/ui/progress-bar'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { useMemo } from 'react'
import { associateName } from '../flagging/associateName'
import { useListAssociatesQuery } from '../flagging/flagApi'
import { AssignPreview } from './AssignPreview'
import type { DoneAssignment } from './sendAssignments'
import { useAssignment } from './useAssignment'

interface AssignDialogProps {
  readonly hyperionId: string
  /** What is to be assigned, as it was seen, or all that there is. */
  readonly wanted: readonly Orphan[] | 'all'
  /** The dialog closes; told what was assigned, nothing where it was given up. */
  readonly onClose: (done: readonly DoneAssignment[]) => void
}

const modes = assignmentModes.map((id) => ({ id, label: assignmentModeLabels[id] }))

/** Gives opportunities without an owner to one associate, or in turn to several; who gets which is shown before it is done. */
export function AssignDialog({ hyperionId, wanted, onClose }: AssignDialogProps) {
  const people = useListAssociatesQuery({ query: { hyperionId } })
  const names = useMemo(
    () => new Map((people.data ?? []).map((one) => [one.userName, associateName(one)])),
    [people.data],
  )
  const options = useMemo(() => [...names].map(([id, label]) => ({ id, label })), [names])
  const assignment = useAssignment({ hyperionId, wanted, onAssigned: onClose })
  const { mode, choose, orphans, plan, progress, failure, busyWith } = assignment
  const count = plan.assignments.length
  return (
    <FormDialog
      title="Assign"
      size="wide"
      isOpen
      submitLabel={count === 0 ? 'Assign' : `Assign ${formatCount(count)}`}
      isSubmitDisabled={count === 0}
      isAwaitingClose={busyWith === 'assign'}
      error={failure ?? undefined}
      hasChanges={assignment.isBegun}
      footerStart={
        orphans === null && failure !== null ? (
          <Button onPress={assignment.readAll}>Try Again</Button>
        ) : undefined
      }
      onSubmit={assignment.assign}
      onClose={() => onClose(assignment.done)}
    >
      <FormFields role="group" aria-label="Who gets them">
        <SegmentedControl
          label="How"
          options={modes}
          value={mode}
          onChange={(id) => choose({ mode: id as AssignmentMode })}
        />
        {mode === 'one' ? (
          <ComboBox
            label="Associate"
            isRequired
            options={options}
            isLoading={people.isFetching}
            value={assignment.one}
            onChange={(one) => choose({ one })}
            error={people.isError ? 'The associates could not be read.' : undefined}
          />
        ) : (
          <MultiSelect
            label="Associates"
            isRequired
            placeholder="Nobody"
            options={options}
            value={assignment.several}
            onChange={(several) => choose({ several })}
            error={people.isError ? 'The associates could not be read.' : undefined}
          />
        )}
        {progress !== null && (
          <ProgressBar
            label={busyWith === 'assign' ? 'Assigning' : 'Reading the orphans'}
            value={progress.done}
            max={progress.total}
            valueText={`${formatCount(progress.done)} of ${formatCount(progress.total)}`}
          />
        )}
        {orphans !== null && <AssignPreview orphans={orphans} plan={plan} names={names} />}
      </FormFields>
    </FormDialog>
  )
}
