import { describe, expect, it } from 'vitest'
import { getContactHistory } from '@retain/api-client/opportunity'
import { addEntry, addOpportunity, addStore } from '../../testing/fixtures'
import { readSection } from '../../testing/readSection'
import { at, withApp } from '../../testing/testApp'

const test = withApp()

const opportunityOf = async () => {
  const hyperionId = await addStore(test.db)
  return { hyperionId, opptId: await addOpportunity(test.db, hyperionId) }
}

describe('getContactHistory', () => {
  it('answers the entries newest first, ties by id, without notes [O-433] [O-223] [OP-024] [OP-057]', async () => {
    const opportunity = await opportunityOf()
    const { hyperionId, opptId } = opportunity
    await test.db.insertInto('app_user').values({ user_name: 'calls.much', full_name: 'Cal Much' }).execute()
    const entry = (fields: Parameters<typeof addEntry>[3]) => addEntry(test.db, hyperionId, opptId, fields)
    const [noon, earlier] = [at('2026-03-10T12:00:00.000Z'), at('2026-03-09T12:00:00.000Z')]
    const first = await entry({
      created_at: noon,
      contact_type: 'PhoneCall',
      contact_action: 'OPHONE',
      action_result: 'CONTACTED',
      contact_info: '2075550101',
      notes: 'Wants a lower payment',
      created_by: 'calls.much',
    })
    const oldest = await entry({ created_at: earlier, contact_type: 'Email', created_by: 'left.long.ago' })
    const second = await entry({
      created_at: noon,
      contact_type: 'EmailReceived',
      notes: '',
      email_contact_detail_id: 77,
    })
    const other = await addOpportunity(test.db, hyperionId)
    await addEntry(test.db, hyperionId, other, { created_at: noon })

    const shown = {
      notes: null,
      email: null,
      delivery: null,
      open: null,
      contactInfo: null,
      contactAction: null,
      contactActionResult: null,
    }
    expect(await readSection(test, getContactHistory, opportunity)).toEqual([
      {
        ...shown,
        contactHistoryId: second,
        contactType: 'EmailReceived',
        createDate: noon,
        hasNotes: false,
        createdBy: null,
        emailContactDetailId: '77',
      },
      {
        ...shown,
        contactHistoryId: first,
        contactType: 'PhoneCall',
        createDate: noon,
        contactActionResult: 'CONTACTED',
        hasNotes: true,
        contactInfo: '2075550101',
        contactAction: 'OPHONE',
        createdBy: 'Cal Much',
        emailContactDetailId: null,
      },
      {
        ...shown,
        contactHistoryId: oldest,
        contactType: 'Email',
        createDate: earlier,
        hasNotes: false,
        createdBy: 'left.long.ago',
        emailContactDetailId: null,
      },
    ])
  })

  it('answers an empty list for an opportunity that nobody has touched', async () => {
    expect(await readSection(test, getContactHistory, await opportunityOf())).toEqual([])
  })
})
