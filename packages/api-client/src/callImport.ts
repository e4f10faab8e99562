import type { ImportProgress, ImportResult } from '@retain/domain/vehicle-map/import/mappingImport'
import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { ApiError } from './kernel/apiError'
import type { Answer } from './kernel/call'
import type { DataOrProblem } from './kernel/dataOrProblem'
import type { BodyOf } from './kernel/endpoint'
import { callLines } from './kernel/lineStream'
import { httpErrorOf } from './kernel/send'
import type { Transport } from './kernel/transport'
import { importLine, importVehicleMap } from './vehicle-map'

/** What an import is sent with. */
export interface ImportInput {
  readonly body: BodyOf<typeof importVehicleMap>
  readonly idempotencyKey: string
}

/**
 * Imports a file into the mapping table, and tells how far that is as the service says it. It never throws: an import that is refused
 * or fails half way is an error as that of any other call.
 *
 * @param onProgress told while the file is written; never for a small one.
 * @example
 * const answer = await callImport({ body, idempotencyKey }, transport, ({ done, total }) => show(done / total))()
 */
export const callImport =
  (
    input: ImportInput,
    transport: Transport,
    onProgress: (progress: ImportProgress) => void,
    signal?: AbortSignal,
  ): TaskEither<ApiError, Answer<ImportResult>> =>
  async () => {
    const requestId = transport.newRequestId()
    const names = { endpoint: importVehicleMap.name, requestId }
    let end: DataOrProblem<ImportResult> | null = null
    const answer = await callLines(
      importVehicleMap,
      importLine,
      input,
      { ...transport, newRequestId: () => requestId },
      (line) => {
        if ('done' in line) onProgress(line)
        else end = line
      },
      signal,
    )()
    if (E.isLeft(answer)) return answer
    return resultOf(end, names)
  }

function resultOf(
  end: DataOrProblem<ImportResult> | null,
  names: { readonly endpoint: string; readonly requestId: string },
): E.Either<ApiError, Answer<ImportResult>> {
  if (end === null) return E.left({ kind: 'decode', ...names, paths: ['.: line'] })
  if ('data' in end) return E.right({ data: end.data, meta: { requestId: names.requestId } })
  return E.left(httpErrorOf(importVehicleMap, end.problem, end.problem.status, names))
}
