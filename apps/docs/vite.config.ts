import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sourceConditions } from '../../vite.shared'

export default defineConfig({ ...sourceConditions, plugins: [react()] })
