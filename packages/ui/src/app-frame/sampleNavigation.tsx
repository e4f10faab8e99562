import { Car, ChartColumn, List, MailWarning, Search, Settings, Wrench } from 'lucide-react'
import type { NavigationEntry } from '../side-navigation/navigationEntry'

const admin = [
  'Global Settings',
  'Enable Stores',
  'Email Templates',
  'Email Disclaimer',
  'Call Guides',
  'Setting Overrides',
  'Announcements',
  'Help Links',
  'Mapping Table',
]

/** The navigation of the stories: an administrator's. */
export const sampleNavigation: readonly NavigationEntry[] = [
  { key: 'equity', label: 'Equity Log', href: '#equity', icon: <List aria-hidden="true" /> },
  { key: 'service', label: 'Service Log', href: '#service', icon: <Wrench aria-hidden="true" /> },
  {
    key: 'contact',
    label: 'Contact Log',
    href: '#contact',
    icon: <MailWarning aria-hidden="true" />,
    badge: 3,
    badgeLabel: 'unanswered',
  },
  { key: 'search', label: 'Search', href: '#search', icon: <Search aria-hidden="true" />, isInactive: true },
  {
    kind: 'group',
    key: 'admin',
    label: 'Admin',
    icon: <Settings aria-hidden="true" />,
    links: [
      ...admin.map((label) => ({ key: label, label, href: '#admin' })),
      { key: 'trade', label: 'Trade Adjustment', href: '#trade', icon: <Car aria-hidden="true" /> },
    ],
  },
  { kind: 'divider', key: 'line' },
  {
    key: 'reports',
    label: 'Reports',
    href: 'https://example.com/',
    icon: <ChartColumn aria-hidden="true" />,
    isExternal: true,
  },
]
