import { changedText, orphansNotReadText, type AssignmentMode } from '@retain/domain/orphans/assignmentTexts'
import { stillOrphans } from '@retain/domain/orphans/assignmentParts'
import type { Orphan } from '@retain/domain/orphans/orphan'
import { roundRobin } from '@retain/domain/orphans/roundRobin'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useAppDispatch } from '../../core/state/appHooks'
import { useBusy } from '../../forms/useBusy'
import { readOrphans, type Progress } from './readOrphans'
import { partsOf, sendAssignments, sizeOf, type AssignmentPart, type DoneAssignment } from './sendAssignments'

interface AssignmentOptions {
  readonly hyperionId: string
  /** What is to be assigned, as it was seen, or all that there is. */
  readonly wanted: readonly Orphan[] | 'all'
  /** Everything was assigned. */
  readonly onAssigned: (done: readonly DoneAssignment[]) => void
}

/** Who is chosen; each way keeps its own choice. */
interface Choice {
  readonly mode: AssignmentMode
  readonly one: string | null
  readonly several: readonly string[]
}

const nobody: Choice = { mode: 'one', one: null, several: [] }
const nothing: readonly DoneAssignment[] = []

/**
 * Deals opportunities out to the chosen people, shows how before it is done, and does it part by part. Where somebody else was faster it
 * reads again what is left, which is then to be confirmed anew.
 */
export function useAssignment({ hyperionId, wanted, onAssigned }: AssignmentOptions) {
  const dispatch = useAppDispatch()
  const [choice, setChoice] = useState(nobody)
  const [orphans, setOrphans] = useState(wanted === 'all' ? null : wanted)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [done, setDone] = useState(nothing)
  const [failure, setFailure] = useState<string | null>(null)
  // Parts that got no answer are sent again under their keys, as long as nothing else is chosen.
  const [unsent, setUnsent] = useState<readonly AssignmentPart[] | null>(null)
  const { busyWith, run } = useBusy<'read' | 'assign'>()

  const { mode, one, several } = choice
  const people = useMemo(
    () => (mode === 'roundRobin' ? several : one === null ? [] : [one]),
    [mode, one, several],
  )
  const plan = useMemo(() => roundRobin(orphans ?? [], people), [orphans, people])

  const read = useCallback(
    () => dispatch(readOrphans(hyperionId, setProgress)).finally(() => setProgress(null)),
    [dispatch, hyperionId],
  )
  const readAll = useCallback(
    () =>
      run('read', async () => {
        const found = await read()
        setFailure(found === null ? orphansNotReadText : null)
        setOrphans(found)
      }),
    [run, read],
  )
  useEffect(() => {
    if (wanted === 'all') readAll()
  }, [wanted, readAll])

  const choose = (change: Partial<Choice>) => {
    setChoice((current) => ({ ...current, ...change }))
    setUnsent(null)
    setFailure(null)
  }

  const assign = () =>
    run('assign', async () => {
      const parts = unsent ?? partsOf(plan.assignments)
      const total = sizeOf(parts)
      setFailure(null)
      setProgress({ done: 0, total })
      const sent = await dispatch(
        sendAssignments(hyperionId, parts, (count) => setProgress({ done: count, total })),
      )
      setProgress(null)
      const all = [...done, ...sent.done]
      if (sent.failure === null) {
        onAssigned(all)
        return
      }
      setDone(all)
      const count = all.reduce((sum, part) => sum + part.count, 0)
      const open = new Set(sent.rest.flatMap(({ assignments }) => assignments.map(({ opptId }) => opptId)))
      const left = (orphans ?? []).filter(
        ({ opptId, lockedByName }) => lockedByName !== null || open.has(opptId),
      )
      if (sent.failure.kind === 'failed') {
        setOrphans(left)
        setUnsent(sent.rest)
        setFailure(sent.failure.text)
        return
      }
      const present = await read()
      setUnsent(null)
      if (present === null) {
        setOrphans(left)
        setFailure(orphansNotReadText)
        return
      }
      const still = stillOrphans(left, present)
      setOrphans(wanted === 'all' ? present : still)
      setFailure(changedText(left.length - still.length, count))
    })

  return {
    ...choice,
    choose,
    orphans,
    plan,
    progress,
    /** What was assigned before something went wrong. */
    done,
    failure,
    busyWith,
    readAll,
    assign,
    isBegun: people.length > 0,
  }
}
