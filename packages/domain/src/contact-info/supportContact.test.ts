import { expect, it } from 'vitest'
import { setSupportLines, supportLines } from './supportContact'

const phone = { label: 'Phone', text: '(305) 555 - 0100', href: 'tel:3055550100' }
const email = { label: 'Email', text: 'help@example.com', href: 'mailto:help@example.com' }
const both = { supportPhone: ' 3055550100', supportEmail: 'help@example.com ' }

it('shows phone and email as links', () => {
  expect(supportLines(both)).toEqual([phone, email])
  expect(setSupportLines(both)).toEqual([phone, email])
})

it('says on the contact page that something is not configured, and nothing of it elsewhere', () => {
  const unset = { supportPhone: '3055550100', supportEmail: ' ' }
  expect(supportLines(unset)).toEqual([phone, { label: 'Email', text: 'Not configured', href: null }])
  expect(setSupportLines(unset)).toEqual([phone])
  expect(supportLines({ supportPhone: '', supportEmail: '' }).map(({ text }) => text)).toEqual([
    'Not configured',
    'Not configured',
  ])
})
