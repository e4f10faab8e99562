import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { ApiError } from './apiError'
import type { Answer } from './call'
import type { Endpoint } from './endpoint'
import { fileTimeout } from './fileTimeout'
import type { CallInput } from './request'
import { send } from './send'
import type { Transport } from './transport'

declare const attachedFileBrand: unique symbol

/** The content of a file that somebody outside made: it is saved, and never shown. */
export type AttachedFile = string & { readonly [attachedFileBrand]: true }

/** The answer of an endpoint that hands out a file as it came. */
export const attachedFile = new t.Type<AttachedFile, string>(
  'the file as it came',
  (value): value is AttachedFile => typeof value === 'string',
  (value, context) =>
    typeof value === 'string' ? t.success(value as AttachedFile) : t.failure(value, context),
  t.identity,
)

/**
 * Calls an endpoint that answers a file as it came. It never throws; whatever goes wrong is an `ApiError`.
 *
 * @example
 * const answer = await callAttachedFile(getEmailAttachment, { params: { emailAttachmentId: '7' } }, transport)()
 */
export const callAttachedFile =
  <P, Q, B>(
    endpoint: Endpoint<P, Q, B, AttachedFile>,
    input: CallInput<P, Q, B>,
    transport: Transport,
    signal?: AbortSignal,
  ): TaskEither<ApiError, Answer<Blob>> =>
  () =>
    send(endpoint, input, { limitMs: fileTimeout, ...transport }, signal, async (response) =>
      E.right({ data: await response.blob(), meta: {} }),
    )
