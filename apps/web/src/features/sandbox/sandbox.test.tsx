import { generalAccess } from '@retain/domain/session/user/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/renderApp'

async function open() {
  const app = renderApp({ path: '/app/sandbox', roles: [generalAccess, 'Opportunity_Can_Access_Sandbox'] })
  await screen.findByRole('group', { name: 'Lists and states' })
  // The last call of a start, which may be later than the page.
  await waitFor(() => expect(app.api.callsOf('searchContactLog')).toHaveLength(1))
  return app
}

const inCard = (name: string) => within(screen.getByRole('group', { name }))

it('shows the shared controls, each once [S-047] [S-731] [S-827]', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sandbox')
  const text = inCard('Text and numbers')
  for (const name of ['Text field', 'Text area', 'Phone field', 'Pattern field'])
    expect(text.getByRole('textbox', { name })).toBeInTheDocument()
  const choices = inCard('Choices')
  expect(choices.getByRole('checkbox', { name: 'Checkbox' })).toBeInTheDocument()
  expect(choices.getByRole('switch', { name: 'Switch' })).toBeInTheDocument()
  for (const name of ['Radio group', 'Segmented control', 'Choice cards'])
    expect(choices.getByRole('radiogroup', { name })).toBeInTheDocument()
  expect(choices.getByRole('combobox', { name: 'Combo box' })).toBeInTheDocument()
  const ranges = inCard('Days, ranges and files')
  expect(ranges.getByRole('slider', { name: 'Slider' })).toBeInTheDocument()
  for (const name of ['Date field', 'Date range', 'Range field', 'Year range'])
    expect(ranges.getByRole('group', { name })).toBeInTheDocument()
  const actions = inCard('Actions')
  for (const name of ['Button', 'Icon button', 'Menu', 'Popover', 'Dialog', 'Question', 'Drawer'])
    expect(actions.getByRole('button', { name })).toBeInTheDocument()
  expect(actions.getByRole('tablist', { name: 'Tabs' })).toBeInTheDocument()
  expect(inCard('Lists and states').getByRole('grid', { name: 'Grid' })).toBeInTheDocument()
})

it('reads and saves nothing, whatever is done with it [S-827]', async () => {
  const { user, api } = await open()
  const before = api.names().length
  await user.type(screen.getByRole('textbox', { name: 'Text field' }), 'Hi')
  expect(screen.getByRole('textbox', { name: 'Text field' })).toHaveValue('Hi')
  await user.click(screen.getByRole('switch', { name: 'Switch' }))
  expect(screen.getByRole('switch', { name: 'Switch' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Dialog' }))
  expect(await screen.findByText('What a dialog holds.')).toBeInTheDocument()
  expect(api.names().slice(before)).toEqual([])
})

it('is denied without its permission [S-047]', async () => {
  const { router } = renderApp({ path: '/app/sandbox', roles: [generalAccess] })
  await waitFor(() => expect(router.state.location.pathname).toBe('/access_denied'))
})
