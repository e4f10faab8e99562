import type { Insertable } from 'kysely'
import type { HelpLinkTable } from '../db/schema/helpTables'
import type { StoreClock } from './storeClock'

const links: readonly (readonly [title: string, description: string, path: string])[] = [
  ['Retain in ten minutes', 'The four logs, the opportunity page and where your alerts are.', 'retain.mp4'],
  ['How equity is worked out', 'Vehicle Value less Est Payoff, with two worked examples.', 'equity'],
  ['Working the Service Log', 'Who is in the drive, who comes next, and what to say.', 'service-log'],
  ['Saved searches', 'Save, update, share as default, and delete.', 'saved-searches'],
  ['Email templates and placeholders', 'The thirteen placeholders and what fills them.', 'templates'],
  ['Playground and lease payments', 'Terms, down payments and the default term.', 'playground'],
  ['Opt-outs and quiet hours', 'When a customer may be called, mailed or texted.', 'opt-outs'],
  ['Column options', 'Which columns a log shows, and their order.', 'columns'],
  ['Reminders', 'How they come due, and what done and remove mean.', 'reminders'],
  ['Sending leads', 'The three lead systems, and which one your store has.', 'leads'],
  ['Reports sign-in', 'Opens the report site with your dealership account.', 'reports'],
]

/** The helpful links of the demo data, written by somebody; they lead to a site that does not exist. */
export const helpLinkRows = (
  clock: StoreClock,
  administrator: string,
): readonly Insertable<HelpLinkTable>[] =>
  links.map(([title, description, path], at) => ({
    link_title: title,
    link_description: `<p>${description}</p>`,
    link_url: `https://help.retain.example/${path}`,
    disabled: false,
    order_by: at + 1,
    changed_by: administrator,
    changed_at: clock.at(60, 10 * 60),
  }))
