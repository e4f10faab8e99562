import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sourceConditions } from '../../vite.shared'

/** Found before the first story asks for them: a late find would reload the page in the middle of a test. */
const include = [
  'Autocomplete',
  'Button',
  'ListBox',
  'Menu',
  'Modal',
  'Popover',
  'RadioGroup',
  'SearchField',
  'Select',
  'Separator',
  'Tabs',
  'Tooltip',
].map((part) => `@retain/ui > react-aria-components/${part}`)

export default defineConfig({ ...sourceConditions, plugins: [react()], optimizeDeps: { include } })
