import { confirmationTimeout } from '@retain/domain/alerts/toasts'
import { notSavedText } from '@retain/domain/messages/notSaved'
import {
  importedText,
  importNoun,
  importNotCheckedText,
  importStaleText,
} from '@retain/domain/vehicle-map/import/importTexts'
import type { ImportPreview, ImportProgress } from '@retain/domain/vehicle-map/import/mappingImport'
import { useCallback, useRef, useState } from 'react'
import { httpErrorOf } from '../../../core/api/httpError'
import { useAppDispatch } from '../../../core/state/appHooks'
import { toastShown } from '../../../core/toasts/toastsSlice'
import { useBusy } from '../../../forms/useBusy'
import { importApi } from './importApi'
import { readImportFile, type ImportFile } from './readImportFile'

/** The file that was chosen, and what is known of it. */
export interface ChosenFile {
  readonly name: string
  readonly size: number
  /** `null` until it was read, and for one that is no text. */
  readonly read: ImportFile | null
  /** What it would change; `null` until that is known. */
  readonly preview: ImportPreview | null
  /** Names the import of exactly this preview, however often it is sent. */
  readonly key: string
  /** Why it cannot be imported as a whole. */
  readonly problem: string | null
  /** It was not checked, and may be checked again. */
  readonly canCheckAgain: boolean
  /** What was said when the import did not succeed. */
  readonly failure: string | null
}

const { previewVehicleMapImport, importVehicleMap } = importApi.endpoints
const untracked = { track: false } as const

/** The last answer counts: of a file that was removed meanwhile nothing is shown. */
export function useMappingImport(onImported: (importId: string) => void) {
  const dispatch = useAppDispatch()
  const [chosen, setChosen] = useState<ChosenFile | null>(null)
  const { busyWith, run } = useBusy<'import'>()
  const [progress, setProgress] = useState<ImportProgress | null>(null)
  const latest = useRef(0)

  const check = useCallback(
    async (read: ImportFile, failure: string | null = null) => {
      const mine = (latest.current += 1)
      const base = { ...read, read, preview: null, key: '', problem: null, canCheckAgain: false, failure }
      setChosen(base)
      const { data, error } = await dispatch(
        previewVehicleMapImport.initiate({ body: { text: read.text } }, untracked),
      )
      if (mine !== latest.current) return
      if (data !== undefined) {
        setChosen({ ...base, preview: data, key: crypto.randomUUID() })
        return
      }
      const refused = httpErrorOf(error)?.fieldErrors ?? []
      const problem = refused.map(({ message }) => message).join(' ')
      setChosen({ ...base, problem: problem || importNotCheckedText, canCheckAgain: problem === '' })
    },
    [dispatch],
  )

  const choose = useCallback(
    async (file: File) => {
      const mine = (latest.current += 1)
      const { name, size } = file
      const base = { name, size, read: null, preview: null, key: '', canCheckAgain: false, failure: null }
      setChosen({ ...base, problem: null })
      const read = await readImportFile(file)
      if (mine !== latest.current) return
      if (typeof read === 'string') setChosen({ ...base, problem: read })
      else await check(read)
    },
    [check],
  )

  const remove = useCallback(() => {
    latest.current += 1
    setChosen(null)
  }, [])

  const send = () => {
    const { read, preview, key } = chosen ?? { read: null, preview: null, key: '' }
    if (chosen === null || read === null || preview === null) return
    const body = { text: read.text, version: preview.version, leavesOutRefused: preview.refused.length > 0 }
    run('import', async () => {
      const { data, error } = await dispatch(
        importVehicleMap.initiate({ body, idempotencyKey: key, onProgress: setProgress }, untracked),
      )
      setProgress(null)
      if (data !== undefined) {
        const label = importedText(data.counts)
        dispatch(toastShown({ type: 'success', label, timeout: confirmationTimeout }))
        onImported(data.importId)
        return
      }
      const answer = httpErrorOf(error)
      if (answer?.code === 'stale') await check(read, importStaleText)
      else setChosen({ ...chosen, failure: notSavedText(importNoun, answer !== null) })
    })
  }

  return { chosen, choose, check, remove, send, isImporting: busyWith !== null, progress }
}
