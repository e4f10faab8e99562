import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sourceConditions } from '../../vite.shared'

export default defineConfig({
  ...sourceConditions,
  plugins: [react()],
  optimizeDeps: {
    include: ['@storybook/react-vite'],
    // Every library is found before the first story asks for it: a late find would reload the page in the middle of a test.
    entries: [
      '.storybook/*.{ts,tsx}',
      'src/**/*.tsx',
      '../../packages/ui/src/**/*.{ts,tsx}',
      '../web/src/list/**/*.{ts,tsx}',
      '!**/*.test.{ts,tsx}',
    ],
  },
})
