import type { Locator, Page } from '@playwright/test'
import { Effort } from '../fixtures/effort.ts'
import { openPage, openSomebodySuitable } from '../fixtures/openSomebody.ts'
import { deskOn, expect, test, type Desk } from '../fixtures/test.ts'
import { EmailForm } from '../pages/EmailForm.ts'
import { toastWith } from '../pages/toast.ts'

test.use({ person: 'Jordan Mills' })

/** The tasks that are done most often, with the most presses that each may take beside the text that is typed. */
const most = {
  pointer: {
    'open a customer': 1,
    'write down a call': 6,
    'send an email by a template': 4,
    'write a note': 3,
    'set a reminder': 4,
    'flag the customer': 1,
    'go to the next customer': 1,
    'go back to the list': 1,
    'find a customer': 2,
    'filter the list': 5,
  },
  keyboard: {
    'open a customer': 1,
    'write down a call': 6,
    'send an email by a template': 8,
    'write a note': 3,
    'set a reminder': 5,
    'flag the customer': 1,
    'go to the next customer': 1,
    'go back to the list': 1,
    'find a customer': 2,
    'filter the list': 4,
  },
} as const

/** Notes what a task took, and fails where that was more than it may be. */
function counter<Task extends string>(effort: Effort, allowed: Readonly<Record<Task, number>>) {
  return (task: Task) => {
    const count = effort.take()
    test.info().annotations.push({ type: 'presses', description: `${task}: ${count}` })
    expect.soft(count, task).toBeLessThanOrEqual(allowed[task])
  }
}

/** Opens a customer who can be worked on by the first link of the list, in whichever way. */
async function opened(link: Locator, open: () => Promise<void>, customer: Locator) {
  const name = await link.innerText()
  await open()
  await expect(customer).toHaveText(name)
  return name
}

/** The link of the first customer, from a place on, to whose address on file an email can be sent: some have none, some a wrong one. */
async function linkWithAddress(desk: Desk, from: number): Promise<Locator> {
  const { page, equityLog } = desk
  const card = page.getByRole('region', { name: 'Customer', exact: true })
  const name = await openSomebodySuitable(desk, from, async () =>
    /Email[a-z]+(\.[a-z]+)*\d*@example\.(com|net|org)/.test((await card.innerText()).replaceAll(/\s/g, '')),
  )
  await page.goBack()
  await equityLog.isShown()
  // Held by name: while the lock on the customer just left is on its way out, a count of those who can be worked on skips them.
  return equityLog.row(name).getByRole('link')
}

const radio = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).locator('label').filter({ hasText: name })

test('the ten commonest tasks take few presses of the pointer', async ({
  page,
  shell,
  equityLog,
  opportunity,
}, { repeatEachIndex }) => {
  const effort = new Effort(page)
  const done = counter(effort, most.pointer)
  await openPage({ page, shell, equityLog }, 49)
  const link = await linkWithAddress(deskOn(page), repeatEachIndex)
  const name = await opened(link, () => effort.click(link), opportunity.customer)
  done('open a customer')

  await opportunity.isReady()
  await effort.click(radio(page, 'Phone', 'best'))
  await effort.click(radio(page, 'Call status', 'Contacted'))
  await effort.click(page.getByRole('button', { name: 'Call result' }))
  await effort.click(page.getByRole('option', { name: 'No Action', exact: true }))
  await effort.click(opportunity.notes)
  await effort.type('Wants to hear from us in May.')
  await effort.click(opportunity.save)
  await expect(toastWith(page, 'Call saved')).toBeVisible()
  done('write down a call')

  const form = new EmailForm(page)
  await effort.click(opportunity.tab('Email'))
  await effort.click(page.getByRole('button', { name: 'Template' }))
  await effort.click(page.getByRole('option', { name: 'First contact' }))
  await expect(form.text).toContainText('Hi ')
  await effort.click(form.send)
  await expect(toastWith(page, 'Email Sent.')).toBeVisible()
  done('send an email by a template')

  await effort.click(opportunity.tab('Notes'))
  await effort.click(page.getByRole('textbox', { name: 'Note' }))
  await effort.type('Drives a second car.')
  await effort.click(page.getByRole('button', { name: 'Save note' }))
  await expect(toastWith(page, 'Note Saved.')).toBeVisible()
  done('write a note')

  await effort.click(opportunity.tab('Reminder'))
  await effort.click(page.getByRole('textbox', { name: 'Reminder' }))
  await effort.type('Send the figures')
  await effort.click(page.getByRole('button', { name: /^In 2 weeks/ }))
  await effort.click(page.getByRole('button', { name: 'Save reminder' }))
  await expect(toastWith(page, 'Reminder Saved').first()).toBeVisible()
  done('set a reminder')

  const flag = page.getByRole('main').getByRole('button', { name: 'Flag', exact: true })
  await effort.click(flag)
  await expect(flag).toHaveAttribute('aria-pressed', 'true')
  done('flag the customer')

  await effort.click(opportunity.next)
  await expect(opportunity.customer).not.toHaveText(name)
  done('go to the next customer')

  await effort.click(page.getByRole('main').getByRole('link', { name: 'Equity Log' }))
  await equityLog.isShown()
  done('go back to the list')

  await effort.click(page.getByRole('combobox', { name: /Search/ }))
  await effort.type(name)
  await effort.click(page.getByRole('option').first())
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Search log|,/)
  done('find a customer')

  await page.goto('/app/log')
  await equityLog.isShown()
  await effort.click(page.getByRole('button', { name: /^Filters/ }))
  await effort.click(equityLog.filters.toAdd)
  await effort.type('Equity')
  await effort.click(page.getByRole('option', { name: 'Equity', exact: true }))
  await effort.click(equityLog.filters.field('Equity').getByRole('textbox', { name: 'From' }))
  await effort.type('20000')
  await effort.click(equityLog.filters.apply)
  await expect(equityLog.filters.tag('Equity: from $20,000')).toBeVisible()
  done('filter the list')
})

test('the ten commonest tasks take few keys', async ({ page, shell, equityLog, opportunity }, {
  repeatEachIndex,
}) => {
  const effort = new Effort(page)
  const done = counter(effort, most.keyboard)
  await openPage({ page, shell, equityLog }, 50)
  const link = await linkWithAddress(deskOn(page), repeatEachIndex)
  await link.focus()
  const name = await opened(link, () => effort.key('Enter'), opportunity.customer)
  done('open a customer')

  await opportunity.isReady()
  for (const key of ['1', '1', 'p', 'n']) await effort.key(key)
  await effort.type('Wants to hear from us in May.')
  await effort.key('Control+Enter')
  await expect(toastWith(page, 'Call saved')).toBeVisible()
  done('write down a call')

  const form = new EmailForm(page)
  await effort.key('e')
  await expect(page.getByRole('radio', { name: 'Outbound Email' }).first()).toBeFocused()
  await effort.tabTo(page.getByRole('button', { name: 'Template' }))
  await effort.type('First c')
  await expect(form.text).toContainText('Hi ')
  await effort.key('Control+Enter')
  await expect(toastWith(page, 'Email Sent.')).toBeVisible()
  done('send an email by a template')

  await effort.key('t')
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused()
  await effort.type('Drives a second car.')
  await effort.key('Control+Enter')
  await expect(toastWith(page, 'Note Saved.')).toBeVisible()
  done('write a note')

  await page.getByRole('textbox', { name: 'Note' }).blur()
  await effort.key('r')
  await expect(page.getByRole('textbox', { name: 'Reminder' })).toBeFocused()
  await effort.type('Send the figures')
  await effort.tabTo(page.getByRole('textbox', { name: 'Due date' }))
  await effort.type('in 2 weeks')
  await effort.key('Control+Enter')
  await expect(toastWith(page, 'Reminder Saved').first()).toBeVisible()
  done('set a reminder')

  await page.locator(':focus').blur()
  await effort.key('f')
  await expect(page.getByRole('main').getByRole('button', { name: 'Flag', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  done('flag the customer')

  await effort.key('j')
  await expect(opportunity.customer).not.toHaveText(name)
  done('go to the next customer')

  await effort.key('u')
  await equityLog.isShown()
  done('go back to the list')

  await effort.key('/')
  await effort.type(name)
  await effort.key('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Search log')
  done('find a customer')

  await page.goto('/app/log')
  await equityLog.isShown()
  await effort.key('f')
  await expect(equityLog.filters.toAdd).toBeFocused()
  await effort.type('Equity')
  await expect(page.getByRole('option', { name: 'Equity', exact: true })).toBeVisible()
  await effort.key('ArrowDown')
  await effort.key('Enter')
  await expect(equityLog.filters.field('Equity').getByRole('textbox', { name: 'From' })).toBeFocused()
  await effort.type('20000')
  await effort.key('Enter')
  await expect(equityLog.filters.tag('Equity: from $20,000')).toBeVisible()
  done('filter the list')
})
