import { describe, expect, it } from 'vitest'
import type { Instant } from '../calendar/instant'
import { globalScope, scopeName, storeScope } from '../settings/settingScope'
import { lostDraft } from './lostDraft'

const name = { userName: 'ann.lee', form: 'call', recordId: '17' } as const
const keptAt = '2026-11-21T15:00:00.000Z' as Instant

describe('what is said of a draft before it is lost', () => {
  const of = (draft: unknown) => lostDraft(name, draft, keptAt)

  it('is what it is of, when it was typed, how it begins and where it is', () => {
    expect(of({ notes: ' Asked for figures ' })).toEqual({
      title: 'Call',
      keptAt,
      excerpt: 'Asked for figures',
      path: '/app/opportunity/17',
    })
  })

  it.each([
    ['emailTemplate', '3', 'Template', '/app/EmailTemplates?template=3'],
    ['callGuide', 'copy-3', 'Call guide', '/app/CallGuides?template=copy-3'],
    ['disclaimer', 'HAR', 'Email disclaimer', '/app/Disclaimer'],
    ['settings', scopeName(globalScope), 'Settings', '/app/globalAdmin'],
    ['settings', scopeName(storeScope('HAR')), 'Settings', '/app/StoreAdmin'],
    [
      'settingOverride',
      'EAServiceDrive market:M-1',
      'Setting override',
      '/app/globalAdmin/Overrides/EAServiceDrive?scope=market%3AM-1',
    ],
  ] as const)('leads to the screen of its form: %s %s', (form, recordId, title, path) => {
    expect(lostDraft({ userName: 'ann.lee', form, recordId }, null, keptAt)).toMatchObject({ title, path })
  })

  it('ends with a sign where there is more', () => {
    expect(of({ notes: 'x'.repeat(60) }).excerpt).toBe('x'.repeat(60))
    expect(of({ notes: `${'x'.repeat(59)} yes` }).excerpt).toBe(`${'x'.repeat(59)}…`)
  })

  it.each([[{ notes: '' }], [{}], [null], [{ notes: 5 }]])('has no beginning in %j', (draft) => {
    expect(of(draft).excerpt).toBe('')
  })
})
