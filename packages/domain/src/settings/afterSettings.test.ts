import { describe, expect, it } from 'vitest'
import { workAfterSettings } from './afterSettings'

const off = { EAAutoAssignAlerts: false, EARemAnnounEmail: 3 }
const on = { ...off, EAAutoAssignAlerts: true }

describe('the settings of a store that was entered', () => {
  it('subscribe to alerts where EAAutoAssignAlerts is ON', () => {
    expect(workAfterSettings(null, on)).toEqual(['loadNotifications', 'autoSubscribe'])
  })

  it('do not where it is OFF', () => {
    expect(workAfterSettings(null, off)).toEqual(['loadNotifications'])
  })
})

describe('settings that changed in the store', () => {
  it('load notifications again when EARemAnnounEmail did', () => {
    expect(workAfterSettings(off, { ...off, EARemAnnounEmail: 4 })).toEqual(['loadNotifications'])
    expect(workAfterSettings(on, { ...on, EARemAnnounEmail: 0 })).toEqual(['loadNotifications'])
  })

  it('call for nothing otherwise', () => {
    expect(workAfterSettings(off, off)).toEqual([])
    expect(workAfterSettings(off, on)).toEqual([])
  })
})
