import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
import { propsPlugin } from '../src/props/propsPlugin'

const config: StorybookConfig = {
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/ui/src/**/*.@(mdx|stories.tsx)',
    // What `list/` offers without any log.
    '../../web/src/list/**/*.stories.tsx',
  ],
  addons: [
    // MDX knows no tables by itself; the guides have many.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tables of props are read by the compiler; tests need none.
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    process.env['VITEST'] ? vite : { ...vite, plugins: [propsPlugin(), ...(vite.plugins ?? [])] },
}

export default config
