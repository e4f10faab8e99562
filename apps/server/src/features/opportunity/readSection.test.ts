import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { sectionNames, type SectionLine } from '@retain/api-client/opportunity-sections'
import { addCallable } from '../../testing/callable'
import { testNow, withApp } from '../../testing/testApp'
import { readSection } from './readSection'

const test = withApp()

it('a section is refused on its own line to somebody without its permission, and the others answer', async () => {
  const { opptId, person } = await addCallable(test.db)
  await test.db
    .insertInto('current_vehicle')
    .values({ hyperion_id: (person.stores ?? [])[0] ?? '', oppt_id: opptId })
    .execute()
  const verified = await test.issuer.verifyToken(await test.issuer.tokenFor(person))
  if (E.isLeft(verified)) throw new Error(verified.left)
  const callBy = (isAllowed: boolean) => ({
    params: { opptId },
    query: {},
    body: {},
    caller: { ...verified.right, roles: isAllowed ? verified.right.roles : [] },
    db: test.db,
    requestId: 'r-7',
    clock: () => testNow,
    idempotencyKey: null,
    version: null,
  })
  for (const refused of sectionNames) {
    const read = (name: (typeof sectionNames)[number]): Promise<SectionLine> =>
      readSection(name, callBy(name !== refused), test.app.log)
    const lines = await Promise.all(sectionNames.map(read))
    const refusals = lines.filter((line) => 'problem' in line && line.problem.code === 'permission')
    expect(refusals).toEqual([
      { name: refused, problem: expect.objectContaining({ status: 403, requestId: 'r-7' }) },
    ])
    const frame = lines.find(({ name }) => name === 'frame')
    if (refused !== 'frame') expect(frame).toMatchObject({ data: { opptId } })
  }
})
