import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

const sizes = [
  { width: 1600, height: 960 },
  { width: 1280, height: 800 },
  { width: 1000, height: 800 },
  { width: 390, height: 844 },
]

/** Photographs every screen at four widths in both themes, into `shots/`. */
export default defineConfig({
  ...journeys,
  testDir: 'screens',
  reporter: [['list']],
  projects: [
    { name: 'sign-in', testMatch: /people\.setup\.ts/, testDir: 'fixtures' },
    ...sizes.flatMap((viewport) =>
      (['light', 'dark'] as const).map((colorScheme) => ({
        name: `${viewport.width}-${colorScheme}`,
        dependencies: ['sign-in'],
        use: { viewport, colorScheme },
      })),
    ),
  ],
})
