import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

const sizes = [
  { width: 1600, height: 960 },
  { width: 1280, height: 800 },
  { width: 1000, height: 800 },
  { width: 390, height: 844 },
]

/** Photographs every screen at four widths, each in both themes, into `shots/`. A project is named after its width. */
export default defineConfig({
  ...journeys,
  testDir: 'screens',
  reporter: [['list']],
  projects: [
    { name: 'sign-in', testMatch: /people\.setup\.ts/, testDir: 'fixtures' },
    ...sizes.map((viewport) => ({
      name: String(viewport.width),
      dependencies: ['sign-in'],
      use: { viewport },
      // Cards have no columns.
      ...(viewport.width <= 720 ? { grepInvert: /@columns/ } : {}),
    })),
  ],
})
