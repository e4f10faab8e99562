import { afterAll, vi } from 'vitest'

// Code that is still being fetched when a file ends fails to load, and stays so for the files of the worker that follow.
afterAll(async () => {
  await vi.dynamicImportSettled()
})
