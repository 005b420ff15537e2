import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const world = './server/test/world/global-setup.ts'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['server/**/*.test.ts', 'sdk/**/*.test.ts', 'tools/**/*.test.ts'],
    globalSetup: existsSync(new URL(world, import.meta.url)) ? [world] : [],
    setupFiles: ['./server/test/world/each-file.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // A test waits for what it needs; these only end one that would never get it, also on a crowded machine.
    testTimeout: 180_000,
    hookTimeout: 300_000,
  },
})
