import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Profiler, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Tabs, type TabItem } from './Tabs'

const tabs: readonly TabItem[] = [
  { id: 'call', label: 'Call' },
  { id: 'email', label: 'Email', isDisabled: true },
  { id: 'notes', label: 'Notes' },
]

const tab = (name: string) => screen.getByRole('tab', { name })

describe('Tabs', () => {
  it('are drawn in one pass', () => {
    const drawings = vi.fn()
    render(
      <Profiler id="tabs" onRender={drawings}>
        <Tabs label="Actions" tabs={tabs} value="call" onChange={vi.fn()}>
          The call
        </Tabs>
      </Profiler>,
    )
    expect(drawings).toHaveBeenCalledTimes(1)
  })

  it('name the panel by its tab, and the tab its panel', () => {
    render(
      <Tabs label="Actions" tabs={[{ id: 'call back', label: 'Call' }]} value="call back" onChange={vi.fn()}>
        The call
      </Tabs>,
    )
    const panel = screen.getByRole('tabpanel', { name: 'Call' })
    expect(tab('Call').getAttribute('aria-controls')).toBe(panel.id)
  })

  it('are one tab stop: that in focus, else the chosen one', async () => {
    const user = userEvent.setup()
    const view = (shown: readonly TabItem[]) => (
      <Tabs label="Actions" tabs={shown} value="call" onChange={vi.fn()}>
        <button>Save</button>
      </Tabs>
    )
    const { rerender } = render(view(tabs))
    await user.tab()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(tab('Notes'))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(tab('Call'))
    await user.keyboard('{ArrowRight}')
    rerender(view(tabs.slice(0, 2)))
    expect(tab('Call').getAttribute('tabindex')).toBe('0')
  })

  it('leave keys of the browser alone', async () => {
    const user = userEvent.setup()
    render(
      <Tabs label="Actions" tabs={tabs} value="call" onChange={vi.fn()}>
        The call
      </Tabs>,
    )
    await user.tab()
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}{Meta>}{ArrowRight}{/Meta}')
    expect(document.activeElement).toBe(tab('Call'))
  })

  it('ask for the first that can be chosen where no tab has the value', () => {
    const Gone = () => {
      const [value, setValue] = useState('history')
      return (
        <Tabs label="Actions" tabs={tabs.slice(1)} value={value} onChange={setValue}>
          {value}
        </Tabs>
      )
    }
    render(<Gone />)
    expect(screen.getByRole('tabpanel', { name: 'Notes' }).textContent).toBe('notes')
  })
})
