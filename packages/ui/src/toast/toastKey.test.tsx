import { fireEvent, screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { firstDrawing } from '../testing/firstDrawing'
import { toastDriver } from '../testing/toastDriver'
import { ToastRegion } from './ToastRegion'

it('is led to by F6 from the moment it is drawn', async () => {
  const end = await firstDrawing(
    <ToastRegion toasts={[{ id: 'error', type: 'error', label: 'Bad Gateway' }]} onClose={() => undefined} />,
  )
  fireEvent.keyDown(document.body, { key: 'F6' })
  const region = screen.getByRole('region', { name: 'Notifications' })
  expect(document.activeElement).toBe(toastDriver(region).toast('Bad Gateway'))
  end()
})
