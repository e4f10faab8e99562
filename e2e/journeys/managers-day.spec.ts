import { morning } from '../fixtures/morning.ts'
import { openPage } from '../fixtures/openSomebody.ts'
import { expect, test } from '../fixtures/test.ts'
import { toastWith } from '../pages/toast.ts'

test.use({ person: 'Dana Baker' })

/** What each of the two days has to itself: a page of the log, and an adjustment. */
const days = [
  { customers: 73, percentage: 10 },
  { customers: 74, percentage: 15 },
] as const

morning(
  'a manager follows a figure into the log, edits a template, adjusts trade-ins, takes a customer over, and reads an alert',
  'BLR',
  async ({ page, hands, place, outside, shell, equityLog, opportunity }) => {
    const { customers, percentage } = days[place] ?? days[0]
    const named = `${hands.name} ${Date.now().toString(36)}`
    await page.goto('/app/log?store=BLR')
    await equityLog.isShown()

    // A figure of the dashboard leads to as many rows of the log.
    await hands.press(shell.link('Dashboard'))
    await hands.press(page.getByRole('button', { name: /^Answers/ }))
    await hands.press(page.getByRole('radio', { name: 'Store' }))
    await expect(page).toHaveURL(/grouping=store/)
    const table = page.getByRole('table', { name: 'Figures' })
    const ofStore = table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: /Blue Ridge/ }) })
    const week = ofStore.getByRole('cell').nth(2)
    const count = (await week.innerText()).trim()
    await hands.press(week.getByRole('link'))
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Log' })).toBeVisible()
    await expect(page.getByText(new RegExp(`^${count} emails?$`))).toBeVisible()

    // A template is copied, edited and deleted.
    await hands.press(shell.link('Email Templates'))
    const list = page.getByRole('region', { name: 'Templates' })
    await hands.press(list.getByRole('button', { name: /^Come by this week/ }))
    await hands.press(page.getByRole('button', { name: 'Copy', exact: true }))
    const name = page.getByRole('textbox', { name: 'Name' })
    await expect(name).toHaveValue('Copy of Come by this week')
    await hands.write(name, named)
    await hands.press(page.getByRole('button', { name: 'Save', exact: true }))
    await expect(toastWith(page, 'Template Saved')).toBeVisible()
    await hands.press(page.getByRole('textbox', { name: 'Text' }))
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' See you soon.')
    await hands.press(page.getByRole('button', { name: 'Save', exact: true }))
    await expect(page.getByText('Unsaved changes')).toBeHidden()
    await hands.press(page.getByRole('button', { name: 'Delete' }))
    const question = page.getByRole('alertdialog', { name: 'Delete template' })
    await hands.press(question.getByRole('button', { name: 'Yes' }))
    await expect(list.getByRole('button', { name: new RegExp(`^${named}`) })).toHaveCount(0)

    // Trade-ins are worth more from tomorrow on, and then are not.
    await hands.press(shell.link('Trade Adjustment'))
    const form = page.getByRole('group', { name: 'Trade adjustment' })
    const choose = async (label: string, option: RegExp) => {
      await hands.press(form.getByRole('button', { name: new RegExp(label) }))
      await hands.press(page.getByRole('option', { name: option }).first())
    }
    await hands.write(form.getByRole('textbox', { name: 'Year' }), '2020')
    await choose('Make', /^Ford$/)
    await choose('Model', /^F-150$/)
    await choose('Percentage', new RegExp(`^${percentage}%$`))
    await choose('Expiration', /^30 days$/)
    await hands.press(form.getByRole('radio', { name: 'Add' }))
    await hands.press(form.getByRole('button', { name: 'Save' }))
    const adjustment = page
      .getByRole('row')
      .filter({ hasText: `Add ${percentage}%` })
      .filter({ hasText: '2020' })
    await expect(adjustment).toContainText('From tomorrow')
    await hands.press(page.getByRole('button', { name: `Delete 2020 Ford F-150, Add ${percentage}%` }))
    await hands.press(page.getByRole('button', { name: 'Yes' }))
    await expect(adjustment).toHaveCount(0)

    // A customer of somebody else gets a new owner.
    await openPage({ page, shell, equityLog }, customers)
    const others = equityLog.rows
      .filter({ hasNotText: 'Dana Baker' })
      .filter({ has: page.getByRole('gridcell', { name: /^New$|^In Process/ }) })
    await hands.openCustomer(others.getByRole('link').first())
    await opportunity.isReady()
    const customer = await opportunity.customer.innerText()
    await hands.press(page.getByRole('button', { name: 'Change Owner' }))
    await hands.press(
      page.getByRole('alertdialog', { name: 'Change Owner' }).getByRole('button', { name: 'Yes' }),
    )
    await expect(page.getByRole('main')).toContainText('Owner Dana Baker')
    await expect(opportunity.customer).toHaveText(customer)
    await opportunity.isReady()

    // What comes in for that customer is the new owner's.
    const opptId = /\/opportunity\/(\d+)/.exec(page.url())?.[1] ?? ''
    await hands.press(shell.link('Dashboard'))
    await expect(table).toBeVisible()
    await outside.mailReceived({ opptId }, `<p>Is Saturday fine? ${named}</p>`)
    await expect(toastWith(page, 'Email Received').first()).toBeVisible()
    await hands.press(shell.banner.getByRole('button', { name: /Alerts$/ }))
    const [lastName = ''] = customer.split(',')
    const alert = page
      .getByRole('dialog', { name: 'Alerts' })
      .getByRole('option')
      .filter({ hasText: lastName })
    await expect(alert.first()).toHaveAccessibleName('Not viewed: Email Received')
    await hands.press(alert.first())
    await expect(opportunity.customer).toHaveText(customer)
    await expect(opportunity.tab('Email')).toHaveAttribute('aria-selected', 'true')
  },
)
