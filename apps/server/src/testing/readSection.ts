import * as E from 'fp-ts/Either'
import type { Endpoint, Nothing } from '@retain/api-client/kernel/endpoint'
import { generalAccess } from '@retain/domain/session/user/permissions'
import type { TestApp } from './testApp'

/** A section of the page of an opportunity. */
type Section<A> = Endpoint<{ opptId: string }, Nothing, Nothing, A>

/** What a section answers to an associate of the store. */
export async function readSection<A>(
  test: TestApp,
  section: Section<A>,
  { hyperionId, opptId }: { readonly hyperionId: string; readonly opptId: string },
): Promise<A> {
  const person = { roles: [generalAccess], stores: [hyperionId] }
  const answer = await test.callAs(person, section, { params: { opptId } })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}
