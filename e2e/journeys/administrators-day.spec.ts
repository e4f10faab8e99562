import { morning } from '../fixtures/morning.ts'
import { expect, test } from '../fixtures/test.ts'
import { toastWith } from '../pages/toast.ts'

test.use({ person: 'Alex Romero' })

/** What each of the two days changes: a store in which no other journey works, and originals and values of their own. */
const days = [
  { code: 'SIE', alerts: '6', seconds: '31', original: 'CHRY' },
  { code: 'PAC', alerts: '8', seconds: '32', original: 'DODG' },
] as const

morning(
  'an administrator enables a store, changes settings, a mapping and a help link, and finds all of it in the audit log',
  'SIE',
  async ({ page, hands, place, shell, equityLog }) => {
    const { code, alerts, seconds, original } = days[place] ?? days[0]
    const named = `${hands.name} ${Date.now().toString(36)}`
    await page.goto('/app/log')
    await equityLog.isShown()

    // A store is switched off, and enabled again.
    await hands.press(shell.link('Enable Stores'))
    await hands.write(page.getByRole('searchbox', { name: 'Search stores' }), code)
    const store = page
      .getByRole('row')
      .filter({ has: page.getByRole('gridcell', { name: code, exact: true }) })
    const onOff = store.getByRole('switch')
    await expect(onOff).toBeChecked()
    await expect(page.getByRole('row').filter({ has: page.getByRole('switch') })).toHaveCount(1)
    if (hands.name === 'pointer') await onOff.click({ force: true })
    else {
      await store.getByRole('rowheader').focus()
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter', 'Space'])
        await page.keyboard.press(key)
    }
    await hands.press(page.getByRole('button', { name: 'Switch off' }))
    await expect(onOff).not.toBeChecked()
    await hands.press(page.getByRole('button', { name: 'Undo' }))
    await expect(onOff).toBeChecked()

    // A setting of that store.
    const scope = `store%3A${code}`
    await page.goto(`/app/globalAdmin/Overrides/EANumOfDesktopAlerts?match=${scope}&scope=${scope}`)
    await hands.write(page.getByRole('textbox', { name: 'Value', exact: true }), alerts)
    await hands.press(page.getByRole('button', { name: 'Save', exact: true }))
    await expect(toastWith(page, 'Override settings updated').first()).toBeVisible()
    await hands.press(page.getByRole('button', { name: 'Remove override' }))
    await expect(toastWith(page, 'Overide settings removed').first()).toBeVisible()

    // A setting of everybody.
    await hands.press(shell.link('Global Settings'))
    await hands.write(page.getByRole('textbox', { name: 'Desktop alerts, seconds shown' }), seconds)
    await hands.press(page.getByRole('button', { name: 'Save', exact: true }))
    await expect(toastWith(page, 'Setting Saved').first()).toBeVisible()

    // A spelling.
    await page.goto(`/app/mappingTable?mapper=MAKE&text=${original}`)
    const mapping = page
      .getByRole('grid', { name: 'Mappings' })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: original, exact: true }) })
    const chosen = mapping.getByRole('checkbox')
    if (hands.name === 'pointer') await chosen.check()
    else await hands.press(chosen)
    await expect(chosen).toBeChecked()
    await hands.press(page.getByRole('button', { name: 'Map', exact: true }))
    const dialog = page.getByRole('dialog', { name: 'Map Make' })
    await hands.write(dialog.getByRole('combobox', { name: 'Mapped To' }), named)
    await hands.press(page.getByRole('option', { name: named }))
    await hands.press(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog).toBeHidden()
    await expect(mapping).toContainText(named)

    // A help link, which nobody but administrators sees.
    await hands.press(shell.link('Help Links'))
    await hands.press(page.getByRole('button', { name: 'New help link' }))
    await hands.write(page.getByRole('textbox', { name: 'Title' }), named)
    await hands.press(page.getByRole('textbox', { name: 'Description' }))
    await page.keyboard.type('How a day is closed.')
    await hands.write(page.getByRole('textbox', { name: 'Address' }), 'https://help.example/close')
    await hands.press(page.getByRole('button', { name: 'Save', exact: true }))
    await expect(toastWith(page, 'Help Link Saved')).toBeVisible()
    await hands.press(page.getByRole('button', { name: 'Delete' }))
    await hands.press(
      page.getByRole('alertdialog', { name: 'Delete Help Link?' }).getByRole('button', { name: 'Yes' }),
    )
    await expect(page.getByRole('region', { name: 'Help Links' }).getByText(named)).toHaveCount(0)

    // All of it stands in the audit log.
    await hands.press(shell.link('Audit Log'))
    await hands.write(page.getByRole('combobox', { name: 'Who' }), 'Alex Romero')
    await hands.press(page.getByRole('option', { name: 'Alex Romero' }))
    await expect(page).toHaveURL(/who=alex\.romero/)
    const log = page.getByRole('grid', { name: 'Audit log' })
    await expect(log).toHaveAttribute('aria-busy', 'false')
    const entries = (kind: string, subject: string | RegExp) =>
      log.getByRole('row').filter({ hasText: kind }).filter({ hasText: subject })
    await expect(entries('Store switched on or off', code)).not.toHaveCount(0)
    await expect(entries('Setting saved', `EANumOfDesktopAlerts store:${code}`)).not.toHaveCount(0)
    await expect(entries('Setting removed', `EANumOfDesktopAlerts store:${code}`)).not.toHaveCount(0)
    await expect(entries('Setting saved', 'EATimeDesktopAlerts')).not.toHaveCount(0)
    await expect(entries('Mapping changed', `Make ${original}`)).not.toHaveCount(0)
    await expect(entries('Help link created', named)).toHaveCount(1)
    await expect(entries('Help link deleted', named)).toHaveCount(1)
  },
)
